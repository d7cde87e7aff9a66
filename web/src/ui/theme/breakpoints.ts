/** Widths in px where the layout changes: mobile below 750, tablet from 750, desktop from 1080. */
export const TABLET_FROM = 750;
export const DESKTOP_FROM = 1080;

/** Fixed sizes of the shell in px (specification 000 sections 2.3 and 9). */
export const HEADER_HEIGHT = 48;
export const NAVIGATION_COLLAPSED = 46;
export const NAVIGATION_OPEN = 211;
