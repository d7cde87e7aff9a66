import { chakra } from '@chakra-ui/react';

/** Marks the map's middle while it has the keyboard focus: Enter adds a corner there. */
export const Crosshair = ({ at }: { at: { x: number; y: number } }) => (
  <chakra.svg
    aria-hidden
    viewBox="0 0 40 40"
    position="absolute"
    style={{ top: at.y - 20, left: at.x - 20 }}
    w="10"
    h="10"
    pointerEvents="none"
    fill="none"
  >
    <path d="M20 2v14M20 24v14M2 20h14M24 20h14" stroke="#fff" strokeWidth="5" />
    <path d="M20 2v14M20 24v14M2 20h14M24 20h14" stroke="#161b21" strokeWidth="2" />
  </chakra.svg>
);
