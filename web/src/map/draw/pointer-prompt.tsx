import { chakra } from '@chakra-ui/react';
import type { SketchPointer } from './use-sketch.ts';

/** Pixels between the pointer and its words. */
const GAP = 16;
/** From here on they stand at its left. */
const TURNS_AT = 240;

/** Words that go with the pointer over the map. */
export function PointerPrompt({
  pointer,
  width,
  children,
}: {
  pointer: SketchPointer;
  /** Of the map, in pixels. */
  width: number;
  children: string;
}) {
  const left = width - pointer.x < TURNS_AT;
  return (
    <Words
      role="tooltip"
      style={{
        top: pointer.y + GAP,
        ...(left ? { right: width - pointer.x + GAP } : { left: pointer.x + GAP }),
      }}
    >
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
