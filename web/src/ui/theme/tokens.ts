import { defineSemanticTokens, defineTokens } from '@chakra-ui/react';
import { TYPEFACE } from '@contract/platform/typeface/name.ts';

/** A 4 px grid: token n is n × 4 px (`2` is 8 px, `0.5` is 2 px). */
const steps = [
  0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 16, 20, 24, 28, 32, 36, 40, 44,
  48, 52, 56, 60, 64, 72, 80, 96,
];
const grid = Object.fromEntries([
  [0, { value: '0px' }],
  ...steps.map((n) => [n, { value: `${n / 4}rem` }]),
]);
const px = (size: number) => ({ value: `${size / 16}rem` });

export const tokens = defineTokens({
  spacing: grid,
  sizes: { ...grid, full: { value: '100%' }, prose: { value: '70ch' } },
  fonts: {
    body: { value: TYPEFACE },
    heading: { value: TYPEFACE },
    mono: { value: 'ui-monospace, SFMono-Regular, Menlo, monospace' },
  },
  fontSizes: {
    xs: px(12),
    sm: px(14),
    md: px(16),
    lg: px(17),
    xl: px(20),
    '2xl': px(24),
    public: px(19),
    title: px(32),
  },
  lineHeights: {
    xs: px(16),
    sm: px(20),
    md: px(24),
    lg: px(26),
    xl: px(28),
    '2xl': px(32),
    title: px(40),
  },
  fontWeights: {
    normal: { value: 400 },
    medium: { value: 500 },
    semibold: { value: 600 },
    bold: { value: 700 },
  },
  radii: { sm: { value: '4px' }, md: { value: '6px' }, full: { value: '9999px' } },
  shadows: {
    floating: { value: '0 1px 2px rgb(17 24 32 / 0.10), 0 6px 20px rgb(17 24 32 / 0.14)' },
  },
  durations: { quick: { value: '120ms' } },
  zIndex: {
    sticky: { value: 10 },
    navigation: { value: 30 },
    floating: { value: 40 },
    toast: { value: 90 },
  },
  colors: {
    white: { value: '#ffffff' },
    black: { value: '#0b0f14' },
    gray: {
      50: { value: '#f7f8f9' },
      100: { value: '#eef0f2' },
      200: { value: '#dfe3e7' },
      300: { value: '#c4cbd2' },
      400: { value: '#8a949e' },
      500: { value: '#6b7681' },
      600: { value: '#525c66' },
      700: { value: '#3c454e' },
      800: { value: '#272e35' },
      900: { value: '#161b21' },
    },
  },
});

const c = (value: string) => ({ value });

/** Meanings. Text colours are at least 4.5:1 on white and on their own background. */
export const semanticTokens = defineSemanticTokens({
  colors: {
    bg: {
      DEFAULT: c('{colors.white}'),
      subtle: c('{colors.gray.50}'),
      muted: c('{colors.gray.100}'),
      panel: c('{colors.white}'),
      error: c('#fdecea'),
      warning: c('#fff4d6'),
      success: c('#e7f5ec'),
      info: c('#e8f1fb'),
    },
    fg: {
      DEFAULT: c('{colors.gray.900}'),
      muted: c('{colors.gray.600}'),
      error: c('#b3261e'),
      warning: c('#7a4f00'),
      success: c('#1b6b3a'),
      info: c('#14539a'),
    },
    border: { DEFAULT: c('{colors.gray.200}'), emphasized: c('#78828d'), error: c('#b3261e') },
    accent: {
      solid: c('var(--accent-solid)'),
      contrast: c('var(--accent-contrast)'),
      hover: c('var(--accent-hover)'),
      subtle: c('var(--accent-subtle)'),
      muted: c('var(--accent-muted)'),
      fg: c('var(--accent-fg)'),
      focusRing: c('var(--accent-ring)'),
    },
  },
});

const text = (size: string, weight?: string) => ({
  value: { fontSize: size, lineHeight: size, ...(weight ? { fontWeight: weight } : {}) },
});

/**
 * Staff: `small` 12/16 for labels, `body` 14/20, `headingSm` 16/24 for sections, `headingMd` 20/28 for the page's title
 * and for figures, `hero` 28/32 for the one number of a screen. `public…` for residents (19/28, 17/26 on phones), and
 * `headingLg` for the headings of what officers write for them.
 */
export const textStyles = {
  small: text('xs'),
  body: text('sm'),
  headingSm: text('md', 'semibold'),
  headingMd: text('xl', 'semibold'),
  headingLg: text('2xl', 'semibold'),
  hero: { value: { fontSize: '1.75rem', lineHeight: '2xl', fontWeight: 'semibold' } },
  publicTitle: {
    value: {
      fontSize: { base: '2xl', md: 'title' },
      lineHeight: { base: '2xl', md: 'title' },
      fontWeight: 'bold',
    },
  },
  public: {
    value: { fontSize: { base: 'lg', md: 'public' }, lineHeight: { base: 'lg', md: 'xl' } },
  },
};
