import { chakra } from '@chakra-ui/react';

/**
 * `framed` stands by itself, `lines` in a panel, `boxes` holds values against one another, `bare` is a few lines in
 * something small.
 */
export type PlainLookName = 'framed' | 'lines' | 'boxes' | 'bare';

/** Round a table to read: it scrolls where there is no room. */
export const PlainScroll = chakra('div', {
  base: {
    overflow: 'auto',
    minW: '0',
    '&[aria-busy]': { opacity: 0.7 },
    animationName: 'moreBeside',
    animationTimeline: 'scroll(self inline)',
    animationTimingFunction: 'linear',
    // It moves by no more than it is scrolled.
    '@media (prefers-reduced-motion: reduce)': { animationDuration: 'auto!' },
    // Its mask would take the ring away.
    _focusVisible: { animationName: 'none' },
    '@media (forced-colors: active)': { animationName: 'none' },
    _print: { overflow: 'visible', maxH: 'none!', animationName: 'none' },
  },
  variants: {
    look: {
      framed: { borderWidth: '1px', borderRadius: 'md', bg: 'bg.panel' },
      lines: {},
      boxes: { borderWidth: '1px', borderRadius: 'md' },
      bare: {},
    },
  },
});

/** The looks of all tables to read; also for one whose cells are placed one by one. */
export const PlainLook = chakra('table', {
  base: {
    w: 'full',
    borderCollapse: 'separate',
    borderSpacing: '0',
    fontVariantNumeric: 'tabular-nums',
    '& th, & td': { textAlign: 'start', verticalAlign: 'top', overflowWrap: 'anywhere' },
    '& tbody th': { fontWeight: 'normal', w: 'var(--heads)' },
    '& [data-empty] > td': { color: 'fg.muted' },
    '&[data-fixed]': { tableLayout: 'fixed' },
    '&[data-one-line] td': {
      maxW: '60',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
    },
    '&[data-kept] thead th:first-of-type, &[data-kept] tbody th': {
      position: 'sticky',
      left: '0',
      maxW: { base: '36', md: '400px' },
    },
  },
  variants: {
    look: {
      framed: {
        textStyle: 'small',
        '& th, & td': { px: '3', py: '2', maxW: '80', whiteSpace: 'pre-line' },
        '& tbody > tr > *': { borderTopWidth: '1px' },
        '& thead th': {
          position: 'sticky',
          top: '0',
          h: '9',
          py: '0',
          verticalAlign: 'middle',
          bg: 'bg.subtle',
          fontWeight: 'semibold',
          whiteSpace: 'nowrap',
        },
        '& [data-number]': { textAlign: 'end' },
      },
      lines: {
        '& th, & td': { py: '1.5', pe: '3', borderBottomWidth: '1px' },
        '& tr > :last-child': { pe: '0' },
        '& thead th': {
          textStyle: 'small',
          color: 'fg.muted',
          fontWeight: 'medium',
          verticalAlign: 'middle',
        },
        '& [data-number]': { textAlign: 'end', whiteSpace: 'nowrap' },
        // A head of several words takes several lines rather than its neighbour's room.
        '&[data-fixed] thead th': {
          whiteSpace: 'normal',
          overflowWrap: 'normal',
          verticalAlign: 'bottom',
        },
        // Under a finger the name is a target of 44 px, beside figures of one line.
        '&[data-fixed] tbody :is(th, td)': { verticalAlign: 'baseline' },
      },
      boxes: {
        borderCollapse: 'collapse',
        '& th, & td': { minW: '125px', px: '2', py: '1', borderWidth: '1px' },
        '& td': { whiteSpace: 'pre-line' },
        '& tbody th': { bg: 'bg.subtle', fontWeight: 'medium' },
        '& thead th': { bg: 'bg.subtle', fontWeight: 'semibold' },
        '& [data-number]': { textAlign: 'end' },
      },
      bare: {
        '& th, & td': { py: '0.5', pe: '2' },
        '& tr > :last-child': { pe: '0' },
        '& th': { fontWeight: 'normal', color: 'fg.muted' },
      },
    },
  },
});
