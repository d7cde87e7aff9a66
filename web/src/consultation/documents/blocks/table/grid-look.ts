import { chakra } from '@chakra-ui/react';

/** The cells as they stand in their grid. */
export const GridLines = chakra('table', {
  base: {
    borderCollapse: 'collapse',
    tableLayout: 'fixed',
    // As wide as its columns; narrower places scroll.
    w: 'max-content',
    userSelect: 'none',
    '& td': {
      borderWidth: '1px',
      px: '2',
      py: '1',
      whiteSpace: 'pre-line',
      overflowWrap: 'anywhere',
      cursor: 'cell',
      outlineOffset: '-2px',
    },
    '& th': {
      h: '32px',
      p: '0',
      borderWidth: '1px',
      bg: 'bg.subtle',
      color: 'fg.muted',
      textStyle: 'small',
      fontWeight: 'normal',
      textAlign: 'center',
      cursor: 'pointer',
    },
    '& th[aria-selected=true]': { bg: 'accent.subtle', color: 'fg', fontWeight: 'semibold' },
    '& td[data-head]': { bg: 'bg.muted', fontWeight: 'semibold' },
    '& td[aria-selected=true]': { bg: 'accent.subtle' },
    '& td:is(:focus, :focus-within)': { outline: '2px solid', outlineColor: 'accent.solid' },
  },
});
/** Where the words of a cell are written. */
export const CellText = chakra('textarea', {
  base: {
    display: 'block',
    w: 'full',
    m: '0',
    p: '0',
    border: 'none',
    bg: 'transparent',
    font: 'inherit',
    resize: 'none',
    outline: 'none',
    fieldSizing: 'content',
  },
});
