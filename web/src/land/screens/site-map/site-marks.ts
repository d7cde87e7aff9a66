/** How the site itself is drawn: its boundary, and within it what is left if parts are cut out. */
export const BOUNDARY = { colour: '#0b3d91' };
export const WHOLE = { ...BOUNDARY, fill: 'rgba(11, 61, 145, 0.12)' };
export const LEFT = { ...WHOLE, width: 2, dashed: true };
