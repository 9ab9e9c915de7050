// Storybook in the colours of the games, light or dark as the reader's system is.
import {create} from 'storybook/theming';
import logo from './logo.svg';

const shared = {
  brandTitle: 'Parlour',
  brandUrl: './',
  brandTarget: '_self' as const,
  brandImage: logo,
  fontBase: 'system-ui, sans-serif',
  appBorderRadius: 8,
  inputBorderRadius: 6,
};

const light = create({
  ...shared,
  base: 'light',
  colorPrimary: '#17695f',
  colorSecondary: '#17695f',
  appBg: '#f4efe3',
  appContentBg: '#fffdf8',
  appPreviewBg: '#fffdf8',
  appBorderColor: '#e2d9c4',
  textColor: '#2f2a22',
  textMutedColor: '#6a6050',
  barBg: '#fffdf8',
  barTextColor: '#6a6050',
  barSelectedColor: '#17695f',
  barHoverColor: '#17695f',
});

const dark = create({
  ...shared,
  base: 'dark',
  colorPrimary: '#6fcbb5',
  colorSecondary: '#2b8577',
  appBg: '#10181a',
  appContentBg: '#16211f',
  appPreviewBg: '#16211f',
  appBorderColor: '#2b3b38',
  textColor: '#ece6d8',
  textMutedColor: '#aab5ac',
  barBg: '#16211f',
  barTextColor: '#aab5ac',
  barSelectedColor: '#6fcbb5',
  barHoverColor: '#6fcbb5',
});

export const theme = matchMedia('(prefers-color-scheme: dark)').matches ? dark : light;
