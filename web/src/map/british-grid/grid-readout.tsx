import { writeGridReference } from '@contract/land/ground/geometry/grid-reference.ts';
import { chakra } from '@chakra-ui/react';
import { Crosshair } from '../draw/crosshair.tsx';
import { britishGridMessages as messages } from './messages.ts';
import { useGridPointer } from './use-grid-pointer.ts';

/** The grid reference under the pointer, or under the keyboard's crosshair. */
export function GridReadout() {
  const pointer = useGridPointer();
  const words = pointer && writeGridReference(pointer.at);
  return (
    <>
      {pointer?.byKeys && <Crosshair at={pointer} />}
      {words && (
        <Words
          aria-label={messages.reference}
          aria-live={pointer.byKeys ? 'polite' : 'off'}
          data-grid-reference
        >
          {words}
        </Words>
      )}
    </>
  );
}

const Words = chakra('output', {
  base: {
    px: '2',
    py: '0.5',
    bg: 'bg.panel',
    borderRadius: 'sm',
    textStyle: 'small',
    fontVariantNumeric: 'tabular-nums',
  },
});
