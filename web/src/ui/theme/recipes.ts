import { defineRecipe } from '@chakra-ui/react';

/** A control's height: under a finger 44 px, with a pointer 32. */
export const controlHeight = { base: '11', md: '8' } as const;

/** What is touched inside is 44 px high on phones, however dense it is made elsewhere. */
export const touchTargets = {
  mdDown: {
    '& :is(button, a[data-button], select, input:not([type=checkbox], [type=radio], [type=file]))':
      {
        minH: '11',
      },
    '& button': { minW: '11' },
    '& label:has([type=checkbox], [type=radio])': { minH: '11' },
  },
} as const;

/** Buttons: 32 px in the workspace and 44 on phones, 44 (`lg`) in public, 28 (`sm`) in dense rows. */
export const buttonRecipe = defineRecipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '1.5',
    flexShrink: 0,
    borderWidth: '1px',
    borderColor: 'transparent',
    borderRadius: 'md',
    fontWeight: 'medium',
    whiteSpace: 'nowrap',
    textDecoration: 'none',
    cursor: 'pointer',
    userSelect: 'none',
    transition: 'background-color 0.12s, border-color 0.12s',
    _disabled: { cursor: 'not-allowed', opacity: 0.55 },
    '& svg': { flexShrink: 0 },
  },
  variants: {
    variant: {
      solid: { bg: 'accent.solid', color: 'accent.contrast', _hover: { bg: 'accent.hover' } },
      outline: {
        bg: 'bg.panel',
        borderColor: 'border.emphasized',
        color: 'fg',
        _hover: { bg: 'bg.muted' },
        _expanded: { bg: 'bg.muted' },
      },
      ghost: {
        bg: 'transparent',
        color: 'fg',
        _hover: { bg: 'bg.muted' },
        _expanded: { bg: 'bg.muted' },
        _pressed: { bg: 'accent.subtle', color: 'accent.fg' },
      },
      danger: { bg: 'fg.error', color: 'white', _hover: { bg: '#8c1d17' } },
      plain: {
        color: 'accent.fg',
        textDecoration: 'underline',
        textUnderlineOffset: '3px',
        _hover: { textDecorationThickness: '2px' },
      },
    },
    size: {
      sm: { h: '7', minW: '7', px: '2', textStyle: 'small' },
      md: { h: controlHeight, minW: controlHeight, px: '3', textStyle: 'body' },
      lg: { h: '11', minW: '11', px: '5', fontSize: 'md', lineHeight: 'md' },
    },
    shape: { wide: {}, square: { px: '0' } },
  },
  // It reads as a link: no room at its sides.
  compoundVariants: (['sm', 'md', 'lg'] as const).map((size) => ({
    variant: 'plain' as const,
    size,
    css: { px: '0' },
  })),
  defaultVariants: { variant: 'solid', size: 'md', shape: 'wide' },
});

/** One-line controls and text areas; the border keeps 3:1 against the page. */
export const controlRecipe = defineRecipe({
  base: {
    w: 'full',
    bg: 'bg.panel',
    color: 'fg',
    borderWidth: '1px',
    borderColor: 'border.emphasized',
    borderRadius: 'md',
    _hover: { borderColor: 'fg.muted' },
    _focusVisible: { outlineOffset: '0px', borderColor: 'accent.focusRing' },
    _invalid: { borderColor: 'border.error', borderWidth: '2px' },
    _disabled: { cursor: 'not-allowed', bg: 'bg.muted', color: 'fg.muted' },
  },
  variants: {
    size: {
      md: { minH: controlHeight, px: '2.5', textStyle: 'body' },
      lg: { minH: '11', px: '3', textStyle: 'public' },
    },
  },
  defaultVariants: { size: 'md' },
});

export const badgeRecipe = defineRecipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1',
    px: '2',
    minH: '6',
    borderRadius: 'sm',
    textStyle: 'small',
    fontWeight: 'medium',
    whiteSpace: 'nowrap',
  },
  variants: {
    kind: {
      neutral: { bg: 'bg.muted', color: 'fg' },
      accent: { bg: 'accent.subtle', color: 'accent.fg' },
      success: { bg: 'bg.success', color: 'fg.success' },
      warning: { bg: 'bg.warning', color: 'fg.warning' },
      danger: { bg: 'bg.error', color: 'fg.error' },
      info: { bg: 'bg.info', color: 'fg.info' },
    },
  },
  defaultVariants: { kind: 'neutral' },
});
