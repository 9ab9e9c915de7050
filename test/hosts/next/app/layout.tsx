// The page around the example of stories/frameworks.mdx, which bundles/next.mjs puts beside it.
import type {ReactNode} from 'react';

export const metadata = {title: 'A game'};

export default function Layout({children}: {children: ReactNode}) {
  return (
    <html lang="en">
      <body>{children}</body>
    </html>
  );
}
