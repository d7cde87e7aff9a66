/** A colour as documents keep it: #1b6b3a. */
export const HEX_COLOUR = /^#[0-9a-f]{6}$/i;
