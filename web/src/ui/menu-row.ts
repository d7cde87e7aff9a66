/** The look of a menu's row, whatever it contains. */
export const menuRow = {
  display: 'flex',
  alignItems: 'center',
  gap: '2',
  w: 'full',
  // For touch; otherwise as specification 002 section 9 has it, in a compact product too.
  minH: { base: '44px', md: '40px' },
  px: '3',
  py: '1',
  textAlign: 'start',
  overflowWrap: 'anywhere',
  textStyle: 'body',
  cursor: 'pointer',
  // Beside words of two lines it would become smaller.
  '& > svg': { flexShrink: 0 },
  _hover: { bg: 'bg.muted' },
  _focusVisible: { bg: 'bg.muted', outlineOffset: '-2px' },
  _disabled: { opacity: 0.55, cursor: 'not-allowed' },
} as const;
