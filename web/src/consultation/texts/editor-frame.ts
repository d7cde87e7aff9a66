import { chakra } from '@chakra-ui/react';
import { HEADER_HEIGHT } from '../../ui/theme/breakpoints.ts';
import { textLook } from './text-look.ts';

/** Below the header, which stays at the top of the window. */
const UNDER_HEADER = `${HEADER_HEIGHT}px`;

export const EditorBody = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 340px' },
    flex: '1',
  },
});
export const TextColumn = chakra('div', { base: { minW: '0' } });
export const StickyTools = chakra('div', {
  base: {
    position: { md: 'sticky' },
    top: UNDER_HEADER,
    zIndex: 'sticky',
    px: '4',
    py: '2',
    bg: 'bg.panel',
    borderBottomWidth: '1px',
  },
});
export const BesideColumns = chakra('div', {
  base: {
    display: 'grid',
    gap: '6',
    p: '4',
    gridTemplateColumns: 'minmax(0, 1fr)',
    '&[data-beside]': {
      gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
    },
  },
});
export const WrittenText = chakra('div', { base: { ...textLook, position: 'relative', pb: '24' } });
export const MarksColumn = chakra('div', {
  base: {
    borderLeftWidth: { lg: '1px' },
    borderTopWidth: { base: '1px', lg: '0' },
    // In sight however far down the text one is.
    '& > div': {
      display: 'grid',
      alignContent: 'start',
      gap: '6',
      p: '4',
      position: { lg: 'sticky' },
      top: UNDER_HEADER,
      maxH: { lg: `calc(100dvh - ${UNDER_HEADER})` },
      overflow: { lg: 'auto' },
    },
  },
});
