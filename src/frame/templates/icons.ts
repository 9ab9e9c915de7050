/** A set of icons: paths on a 24 × 24 grid with a stroke of 1.75. Unused icons are tree-shaken. */
import {html} from 'lit';

export const undoIcon = 'M9 14L4 9l5-5M4 9h9.5a5.5 5.5 0 0 1 0 11H9';
export const redoIcon = 'M15 14l5-5-5-5M20 9h-9.5a5.5 5.5 0 0 0 0 11H15';
export const restartIcon = 'M20 12a8 8 0 1 1-2.6-5.9L20 8.5M20 3.5v5h-5';
export const turnIcon = 'M5 20v-8a5 5 0 0 1 5-5h9.5M15.5 3l4 4-4 4';
export const pauseIcon = 'M8 5v14M16 5v14';
export const playIcon = 'M7 4.5v15L19.5 12z';
export const bulbIcon = 'M9 17.5c0-3-3-4-3-8a6 6 0 0 1 12 0c0 4-3 5-3 8zM10 21h4';
export const routeIcon = 'M5 19.5h9a3.5 3.5 0 0 0 0-7h-4a3.5 3.5 0 0 1 0-7h9M16.5 3L19 5.5 16.5 8';
export const heatIcon = 'M12 3c1 4 5.5 5.5 5.5 11a5.5 5.5 0 0 1-11 0c0-2.5 1.5-3.5 2-5.5 2 1 3.5.5 3.5-5.5z';
export const oddsIcon =
  'M19 5L5 19M10 7.5a2.5 2.5 0 1 1-5 0 2.5 2.5 0 0 1 5 0M19 16.5a2.5 2.5 0 1 1-5 0 2.5 2.5 0 0 1 5 0';

export const flagIcon = 'M6 21V4h12l-3 4 3 4H6';
export const moreIcon =
  'M4.5 12a1 1 0 1 0 2 0 1 1 0 1 0-2 0M11 12a1 1 0 1 0 2 0 1 1 0 1 0-2 0M17.5 12a1 1 0 1 0 2 0 1 1 0 1 0-2 0';
export const closeIcon = 'M6.5 6.5l11 11M17.5 6.5l-11 11';
export const soundIcon = 'M4 9.5v5h3.5L12 18.5v-13L7.5 9.5zM15.5 9a4 4 0 0 1 0 6M18 6.5a8 8 0 0 1 0 11';

export const helpIcon =
  'M3.5 12a8.5 8.5 0 1 0 17 0 8.5 8.5 0 1 0-17 0M9.5 9.5a2.5 2.5 0 1 1 3.7 2.2c-.8.5-1.2 1-1.2 1.8M12 16.5v.1';
export const sayIcon = 'M4 5h16v11h-8l-4.5 4v-4H4zM8 9h8M8 12.5h5';

export const shareIcon = 'M12 15V4M8 7.5l4-4 4 4M5 12v8h14v-8';
export const linkIcon =
  'M10 14a4 4 0 0 0 6 .4l3-3A4.2 4.2 0 0 0 13 5.5l-1 1M14 10a4 4 0 0 0-6-.4l-3 3a4.2 4.2 0 0 0 6 5.9l1-1';

/** An icon as an SVG without an accessible name. */
export const icon = (path: string) =>
  html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d=${path} /></svg>`;
