import { chakra } from '@chakra-ui/react';
import { useRef } from 'react';
import { searchPageMessages as messages } from '../messages.ts';

/** Moving further than this many px is a drag, not a press. */
const PULL = 24;

/** The handle of a sheet over the map: a press, a drag or an arrow key makes it taller or lower. */
export function SheetHandle({
  tall,
  setTall,
}: {
  tall: boolean;
  setTall: (tall: boolean) => void;
}) {
  const from = useRef<number>(undefined);
  const pulled = useRef(false);
  return (
    <Edge
      type="button"
      aria-label={tall ? messages.lowerSheet : messages.raiseSheet}
      aria-expanded={tall}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        from.current = event.clientY;
        pulled.current = false;
      }}
      onPointerUp={(event) => {
        const by = from.current === undefined ? 0 : event.clientY - from.current;
        from.current = undefined;
        if (Math.abs(by) < PULL) return;
        pulled.current = true;
        setTall(by < 0);
      }}
      onClick={() => {
        if (!pulled.current) setTall(!tall);
        pulled.current = false;
      }}
      onKeyDown={(event) => {
        if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
        event.preventDefault();
        setTall(event.key === 'ArrowUp');
      }}
    >
      <chakra.span w="10" h="1" borderRadius="full" bg="border.emphasized" aria-hidden />
    </Edge>
  );
}

const Edge = chakra('button', {
  base: {
    display: 'grid',
    placeItems: 'center',
    w: 'full',
    minH: '6',
    flexShrink: '0',
    cursor: 'row-resize',
    touchAction: 'none',
  },
});
