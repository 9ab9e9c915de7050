// Storybook: what it shows and how it is built. No telemetry, no request to anywhere else.
import type {StorybookConfig} from '@storybook/web-components-vite';
import remarkGfm from 'remark-gfm';
import {mergeConfig} from 'vite';
import {translations} from '../tools/translations.mjs';

const config: StorybookConfig = {
  framework: '@storybook/web-components-vite',
  stories: ['../stories/**/*.mdx', '../stories/**/*.stories.ts'],
  addons: [
    // without it MDX knows no tables
    {name: '@storybook/addon-docs', options: {mdxPluginOptions: {mdxCompileOptions: {remarkPlugins: [remarkGfm]}}}},
    '@storybook/addon-a11y',
  ],
  core: {disableTelemetry: true, disableWhatsNewNotifications: true},
  features: {sidebarOnboardingChecklist: false},
  viteFinal: (vite) =>
    mergeConfig(vite, {
      plugins: [translations()],
      build: {target: 'es2022', chunkSizeWarningLimit: 5000},
      // imported by Storybook's renderer only, where Vite does not look: without it, a second Lit would be loaded
      optimizeDeps: {include: ['lit/directive-helpers.js']},
    }),
};
export default config;
