import { chakra } from '@chakra-ui/react';

/** A line of a list that opens what it names; the opened one is current. */
export const ListRow = chakra('button', {
  base: {
    w: 'full',
    minH: '13',
    px: '3',
    py: '2',
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    textAlign: 'start',
    cursor: 'pointer',
    _hover: { bg: 'bg.muted' },
    '&[aria-current]': { bg: 'accent.subtle' },
  },
});
