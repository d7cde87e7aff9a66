import { chakra } from '@chakra-ui/react';

/** Round the scroller: what stands over the head is placed in it. */
export const Frame = chakra('div', {
  base: {
    position: 'relative',
    flex: '1',
    minH: '0',
    display: 'flex',
    flexDirection: 'column',
  },
});

export const Scroller = chakra('div', {
  base: {
    flex: '1',
    minH: '0',
    overflow: 'auto',
    // A cell that takes the focus comes out from under the head and the columns that stay in sight.
    scrollPaddingTop: '52px',
    scrollPaddingInlineStart: { base: '0', md: 'var(--kept)' },
    '&[aria-busy]': { opacity: 0.7 },
  },
});

/** All looks of cells hang on the table: a row of thousands is made of plain elements. */
export const Grid = chakra('table', {
  base: {
    borderCollapse: 'separate',
    borderSpacing: '0',
    tableLayout: 'fixed',
    minW: 'full',
    '--row': '52px',
    '&[data-compact]': { '--row': '36px' },
    '& :is(tbody, tfoot) > tr > *': {
      h: 'var(--row)',
      px: '3',
      borderBottomWidth: '1px',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
      textAlign: 'start',
      fontWeight: 'normal',
      bg: 'bg.panel',
    },
    '& tr > [data-number]': { textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
    // On a phone there is no room for a column that stays and another one.
    '& tr > [data-sticky]': { position: { md: 'sticky' }, zIndex: 1 },
    // A head is placed by itself for its handle: there it must not move by where it would stick.
    '& thead > tr > [data-sticky]': { zIndex: 3, left: { mdDown: '0!' } },
    '& tr > [data-edge]': { borderInlineEndWidth: '1px' },
    '& tr > [data-select]': { px: '0', textAlign: 'center' },
    '& thead > tr > [data-select]': { bg: 'bg.muted', borderBottomWidth: '1px' },
    '& [data-select] input': {
      w: '4',
      h: '4',
      accentColor: 'accent.solid',
      verticalAlign: 'middle',
    },
    '& tr[data-row]:hover > *': { bg: 'bg.subtle' },
    '& tr[data-press]': { cursor: 'pointer' },
    '& tr[data-editable]': { cursor: 'text' },
    '& td[data-editable]': { cursor: 'text' },
    '& tr[aria-selected=true] > *, & tr[data-opened] > *': { bg: 'accent.subtle' },
    '& tr[data-child] > [data-edge]': { ps: '60px' },
    '& tr[data-space] > *': { h: 'auto', p: '0', borderBottomWidth: '0' },
    '& tr[data-group] > *': { bg: 'bg.subtle', px: '1' },
    '& tr[data-total] > *': { bg: 'bg.subtle', fontWeight: 'semibold' },
    '& tr[data-note] > *': { whiteSpace: 'normal' },
    '& td[data-editing]': { overflow: 'visible', py: '0', px: '1' },
    '& tfoot': { position: 'sticky', bottom: '0', zIndex: '2' },
    '& tfoot > tr > *': {
      bg: 'bg.muted',
      borderTopWidth: '1px',
      fontWeight: 'semibold',
    },
    '& :is(td, th):focus-visible': { outlineOffset: '-2px' },
    '& [data-open-row]': {
      maxW: 'full',
      minH: '6',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      textAlign: 'start',
      fontWeight: 'medium',
      color: 'accent.fg',
      cursor: 'pointer',
      _hover: { textDecoration: 'underline' },
    },
  },
});
