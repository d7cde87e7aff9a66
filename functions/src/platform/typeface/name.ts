/** Names for `font-family`; the second is as wide and as high as Inter, so that nothing moves once it is there. */
export const TYPEFACE = `'Inter Variable', 'Inter until loaded', system-ui, -apple-system, "Segoe UI", sans-serif`;
