import { createSystem, defaultBaseConfig, defineGlobalStyles } from '@chakra-ui/react';
import { accentFrom } from './accent.ts';
import { DESKTOP_FROM, TABLET_FROM } from './breakpoints.ts';
import { semanticTokens, textStyles, tokens } from './tokens.ts';

const globalCss = defineGlobalStyles({
  // What Chakra's reset reads.
  '*': {
    '--global-font-body': 'fonts.body',
    '--global-font-mono': 'fonts.mono',
    '--global-color-border': 'colors.border',
    // Chakra's reset has a rule of its own for every element; here a box decides for the text in it.
    overflowWrap: 'inherit',
  },
  'p, h1, h2, h3, h4, h5, h6': { overflowWrap: 'inherit' },
  ':root': { overflowWrap: 'break-word' },
  html: { color: 'fg', bg: 'bg', fontFamily: 'body', fontSize: '100%', colorPalette: 'accent' },
  body: { textStyle: 'body', minHeight: '100dvh' },
  // People's words stand from the side that their own first letter says, paragraph by paragraph.
  'p, h1, h2, h3, h4, h5, h6, li, td, th, dd, blockquote, figcaption, legend, label': {
    unicodeBidi: 'plaintext',
  },
  'h1, h2, h3, h4': { textWrap: 'balance' },
  ':focus-visible': {
    outline: '2px solid',
    outlineColor: 'accent.focusRing',
    outlineOffset: '2px',
  },
  'h1:focus, main:focus': { outline: 'none' },
  '*::placeholder': { color: 'gray.500', opacity: 1 },
  '::selection': { bg: 'accent.muted' },
  '[popover]': { border: 'none', padding: 0, margin: 0, color: 'inherit' },
  '*, *::before, *::after': {
    '@media (prefers-reduced-motion: reduce)': {
      animationDuration: '0s !important',
      transitionDuration: '0s !important',
      scrollBehavior: 'auto !important',
    },
  },
  '[data-screen-only]': { '@media print': { display: 'none !important' } },
  'a[href^="http"]::after': {
    '@media print': { content: '" (" attr(href) ")"', fontSize: '0.85em' },
  },
});

/**
 * The one Chakra system. Council colours reach it through CSS variables (`--accent-…`), so that it is
 * made once and a council's theme applies without making it again.
 */
export const system = createSystem(defaultBaseConfig, {
  preflight: true,
  globalCss,
  theme: {
    breakpoints: { md: `${TABLET_FROM}px`, lg: `${DESKTOP_FROM}px`, xl: '1440px' },
    keyframes: {
      spin: { to: { transform: 'rotate(360deg)' } },
      pulse: { '50%': { opacity: 0.5 } },
      appear: { from: { visibility: 'hidden' } },
      // Of how far something is scrolled to the side: its edge fades until all has been seen.
      moreBeside: {
        '0%, 98%': { maskImage: 'linear-gradient(to right, #000 calc(100% - 2.5rem), #0003)' },
        '100%': { maskImage: 'none' },
      },
    },
    tokens,
    semanticTokens,
    textStyles,
  },
});

/** Puts a council's main colour to work on the whole page. */
export function applyAccent(mainColour: string | null | undefined): void {
  for (const [name, value] of Object.entries(accentFrom(mainColour))) {
    document.documentElement.style.setProperty(`--accent-${name}`, value);
  }
}
