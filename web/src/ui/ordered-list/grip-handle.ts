import { chakra } from '@chakra-ui/react';

/** The button by which something is dragged, or moved by arrows. */
export const GripHandle = chakra('button', {
  base: {
    display: 'grid',
    placeItems: 'center',
    w: '6',
    h: '7',
    flexShrink: '0',
    color: 'fg.muted',
    borderRadius: 'sm',
    cursor: 'grab',
    touchAction: 'none',
    _hover: { bg: 'bg.muted', color: 'fg' },
    _disabled: { cursor: 'not-allowed', opacity: 0.5 },
  },
});
