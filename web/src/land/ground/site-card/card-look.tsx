import { chakra } from '@chakra-ui/react';
import { buttonRecipe } from '../../../ui/theme/recipes.ts';
import { CARD_FONT, EXTRA, CARD_GAP, HEAD, LABELS, ROW } from './card-height.ts';

const { base, variants } = buttonRecipe;
const button = { ...base, ...variants?.size.sm };

const tag = {
  display: 'block',
  minW: '8',
  minH: '6',
  px: '1.5',
  borderRadius: 'sm',
  textStyle: 'small',
  lineHeight: '24px',
  textAlign: 'center',
  truncate: true,
  cursor: 'pointer',
  _hover: { textDecoration: 'underline' },
} as const;

// The heading's line and the buttons, in px; with the space around them and the border they make HEAD.
const HEADING = 30;
const BUTTONS = 28;
const ABOVE = 9;
const BELOW = 8;
const OVER_BUTTONS = HEAD - HEADING - BUTTONS - ABOVE - BELOW - 1;
/** Tall enough for a finger; negative margins take the extra height back from the line. */
const SCENARIO = 24;

/**
 * The styles of everything in a card, set once around all cards: scrolling renders dozens of cards a second, and
 * styles computed for each of their parts would cost more than all else.
 */
export const CardLook = chakra('div', {
  base: {
    display: 'contents',
    '& article': {
      display: 'flex',
      flexDirection: 'column',
      px: '4',
      pt: `${ABOVE}px`,
      pb: `${BELOW}px`,
      borderBottomWidth: '1px',
      borderInlineStartWidth: '3px',
      borderInlineStartColor: 'transparent',
      _hover: { bg: 'bg.subtle' },
      _focusVisible: { outlineOffset: '-2px' },
      '&[data-selected]': { bg: 'accent.subtle', borderInlineStartColor: 'accent.solid' },
    },
    '& [data-part=head]': {
      display: 'flex',
      alignItems: 'center',
      gap: '2',
      h: `${HEADING}px`,
      mb: `${CARD_GAP}px`,
    },
    '& [data-part=head] input': {
      w: '4',
      h: '4',
      flexShrink: 0,
      accentColor: 'var(--accent-solid)',
    },
    '& [data-part=head] button': {
      display: 'grid',
      placeItems: 'center',
      w: '6',
      h: '6',
      flexShrink: 0,
      borderRadius: 'sm',
      color: 'fg.muted',
      cursor: 'pointer',
      _hover: { bg: 'bg.muted' },
    },
    '& [data-part=reference]': {
      textStyle: 'small',
      color: 'fg.muted',
      flexShrink: 0,
      maxW: '50%',
      truncate: true,
      fontVariantNumeric: 'tabular-nums',
    },
    '& article[data-compact]': { py: '6px' },
    '& article[data-compact] [data-part=head]': { h: '24px', mb: '2px' },
    '& article[data-compact] h3 a:hover': { textDecoration: 'underline' },
    '& [data-part=summary]': {
      textStyle: 'small',
      lineHeight: '18px',
      color: 'fg.muted',
      ps: '6',
      truncate: true,
      fontVariantNumeric: 'tabular-nums',
    },
    '& article h3': { flex: 1, minW: '0', fontWeight: 'semibold', truncate: true },

    '& dl[data-part=lines]': { fontSize: `${CARD_FONT}px` },
    '& [data-part=lines] > div': {
      display: 'grid',
      // Keeps a value close to its label in a wide panel.
      gridTemplateColumns: `clamp(${LABELS.least}px, 40%, ${LABELS.most}px) minmax(0, 1fr)`,
      columnGap: '2',
      py: `${(ROW - EXTRA.line) / 2}px`,
      lineHeight: `${EXTRA.line}px`,
    },
    '& [data-part=lines] dt': { color: 'fg.muted', overflowWrap: 'anywhere' },
    '& [data-part=lines] dd': { overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' },
    '& [data-part=dot]': {
      display: 'inline-block',
      w: '2',
      h: '2',
      me: '1.5',
      borderRadius: 'full',
    },

    '& [data-part=tags]': {
      display: 'flex',
      alignItems: 'center',
      gap: '1',
      minH: `${EXTRA.tags}px`,
    },
    '& [data-part=tags][data-wrapped]': { flexWrap: 'wrap', py: '1' },
    '& [data-part=tags] > li': { display: 'flex', minW: '0' },
    '& [data-part=tags] a': tag,
    '& [data-part=tags] button': { ...tag, bg: 'bg.muted', flexShrink: 0 },

    '& [data-part=scenario]': {
      display: 'flex',
      alignItems: 'center',
      alignSelf: 'flex-start',
      gap: '1.5',
      minH: `${SCENARIO}px`,
      maxW: 'full',
      my: `${(EXTRA.scenario - SCENARIO) / 2}px`,
      // Aligns its text with the lines above.
      mx: '-1',
      px: '1',
      borderRadius: 'sm',
      fontSize: `${CARD_FONT}px`,
      lineHeight: '16px',
      cursor: 'pointer',
      _hover: { bg: 'bg.muted' },
      _expanded: { bg: 'bg.muted' },
      '& svg': { flexShrink: 0 },
      '& [data-muted]': { color: 'fg.muted' },
      '& [data-name]': { truncate: true },
    },
    '& [data-part=problem]': {
      display: 'flex',
      alignItems: 'center',
      gap: '1',
      minH: `${EXTRA.error}px`,
      textStyle: 'small',
      color: 'fg.error',
      '& svg': { flexShrink: 0 },
      '& span': { flex: 1, minW: '0', overflowWrap: 'anywhere' },
      '& button': { textDecoration: 'underline', cursor: 'pointer', minH: '24px' },
    },
    '& [data-part=actions]': { display: 'flex', gap: '2', pt: `${OVER_BUTTONS}px` },
    '& [data-part=actions] a': { ...button, ...variants?.variant.outline },
    '& [data-part=actions] button': { ...button, ...variants?.variant.ghost },
  },
});
