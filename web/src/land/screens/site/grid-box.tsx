import { chakra } from '@chakra-ui/react';

/** How the library's grid of panels looks: while one is moved, at its handles, and on paper. */
export const GridBox = chakra('div', {
  base: {
    minW: '0',
    '& .react-grid-layout': { position: 'relative' },
    '& .react-grid-item': {
      transitionProperty: 'transform, width, height',
      transitionDuration: '0.15s',
    },
    '& .react-draggable-dragging, & .resizing': {
      transition: 'none',
      zIndex: '2',
      boxShadow: 'floating',
      borderRadius: 'md',
    },
    '& .react-grid-placeholder': {
      bg: 'accent.muted',
      borderRadius: 'md',
      zIndex: '0',
      userSelect: 'none',
    },
    '& .react-resizable-handle': {
      position: 'absolute',
      right: '0',
      bottom: '0',
      w: '6',
      h: '6',
      cursor: 'se-resize',
      touchAction: 'none',
      _after: {
        content: '""',
        position: 'absolute',
        right: '1.5',
        bottom: '1.5',
        w: '2',
        h: '2',
        borderRightWidth: '2px',
        borderBottomWidth: '2px',
        borderColor: 'fg.muted',
      },
    },
    '& .react-resizable-hide > .react-resizable-handle': { display: 'none' },
    // On paper the panels are below one another, each in full.
    _print: {
      '& .react-grid-layout': { height: 'auto !important' },
      '& .react-grid-item': {
        position: 'static !important',
        transform: 'none !important',
        width: 'auto !important',
        height: 'auto !important',
        marginBlock: '4',
      },
    },
  },
});
