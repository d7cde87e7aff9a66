import { chakra } from '@chakra-ui/react';
import type { SketchPointer } from './use-sketch.ts';

/** Pixels between the pointer and the prompt. */
const GAP = 16;
/** Space for the prompt before the edge of the map or a panel over it. */
const ROOM = 240;

/** The prompt that follows the pointer over the map. */
export function PointerPrompt({
  pointer: { x, y },
  children,
}: {
  pointer: Pick<SketchPointer, 'x' | 'y'>;
  children: string;
}) {
  const farthest = `calc(100% - var(--map-right, 0px) - ${ROOM}px)`;
  return (
    <Words role="tooltip" style={{ top: y + GAP, left: `min(${x + GAP}px, ${farthest})` }}>
      {children}
    </Words>
  );
}

const Words = chakra('div', {
  base: {
    position: 'absolute',
    maxW: '56',
    px: '2',
    py: '1.5',
    bg: 'gray.800',
    color: 'white',
    borderRadius: 'sm',
    textStyle: 'small',
    zIndex: '3',
    pointerEvents: 'none',
  },
});
