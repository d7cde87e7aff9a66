import { chakra } from '@chakra-ui/react';
import { useDroppable } from '@dnd-kit/core';
import type { ReactNode } from 'react';
import type { DropPlace } from './drag-places.ts';

const nameOf = (place: DropPlace) => Object.values(place).join(':');

/** A place to drop at: it shows itself while something is over it. */
export function DropZone({ place, children }: { place: DropPlace; children?: ReactNode }) {
  const { setNodeRef, isOver } = useDroppable({ id: nameOf(place), data: place });
  return (
    <Zone ref={setNodeRef} data-over={isOver || undefined} data-kind={place.kind}>
      {children}
    </Zone>
  );
}

const Zone = chakra('div', {
  base: {
    position: 'relative',
    '&[data-kind=row]': { minH: '5' },
    '&[data-kind=before]': { h: '1' },
    '&[data-kind=end]': { h: '6' },
    '&[data-kind=beside]': { position: 'absolute', insetY: '0', w: '6', zIndex: '1' },
    '&[data-over]:is([data-kind=row], [data-kind=before], [data-kind=end])::after': {
      content: '""',
      position: 'absolute',
      insetX: '0',
      top: '50%',
      h: '2px',
      bg: 'accent.solid',
    },
    '&[data-kind=beside]:not([data-over])': { pointerEvents: 'none' },
    '&[data-kind=beside][data-over]': { borderEndWidth: '3px', borderColor: 'accent.solid' },
    '&[data-kind=into][data-over]': {
      bg: 'accent.subtle',
      outline: '2px solid',
      outlineColor: 'accent.solid',
      borderRadius: 'md',
    },
  },
});
