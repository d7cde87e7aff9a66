import { chakra } from '@chakra-ui/react';

/** One option of a combobox's list. */
export const Option = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'flex-start',
    gap: '1.5',
    px: '2',
    py: '1.5',
    textStyle: 'body',
    cursor: 'pointer',
    _hover: { bg: 'bg.muted' },
    '&[data-active]': { bg: 'accent.subtle', color: 'accent.fg' },
    '&[aria-disabled]': { cursor: 'default', bg: 'transparent' },
  },
});
