import { chakra } from '@chakra-ui/react';

/** Opens the layer tree, over the map. */
export const OpenLayers = chakra('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    alignSelf: 'flex-start',
    gap: '2',
    h: '10',
    px: '3',
    bg: 'bg.panel',
    borderRadius: 'md',
    boxShadow: 'floating',
    fontWeight: 'medium',
    cursor: 'pointer',
    _hover: { bg: 'bg.muted' },
  },
});

/** The layer tree: beside the map, on phones from below. */
export const LayersFrame = chakra('section', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    bg: 'bg.panel',
    boxShadow: 'floating',
    overflow: 'hidden',
    pointerEvents: 'auto',
  },
  variants: {
    phone: {
      true: {
        position: 'fixed',
        insetX: '0',
        bottom: '0',
        maxH: '75dvh',
        borderTopRadius: 'md',
        zIndex: 'floating',
      },
      false: {
        w: '340px',
        maxW: '100%',
        maxH: '100%',
        minH: '0',
        flexShrink: '1',
        borderRadius: 'md',
      },
    },
  },
});
