import { chakra } from '@chakra-ui/react';
import { X } from 'lucide-react';
import { useEffect, useId, useLayoutEffect, useRef } from 'react';
import { useMapParts } from '../../map/map-parts.ts';
import { IconButton } from '../../ui/button.tsx';
import { messages as uiMessages } from '../../ui/messages.ts';
import { usePointing, useSearchModel } from '../search-model.tsx';
import { messages } from './messages.ts';
import type { Overlapped } from './use-picking.ts';

const GAP = 8;

/** Stands inside the map where several sites lie under a press: each has a button that pins it. */
export function OverlappedSites({
  overlapped: { sites, at },
  pin,
  close,
}: {
  overlapped: Overlapped;
  pin: (siteId: number) => void;
  close: () => void;
}) {
  const { state } = useSearchModel();
  const { setHovered } = usePointing();
  const map = useMapParts()?.map;
  const box = useRef<HTMLDivElement>(null);
  const heading = useId();
  useLayoutEffect(() => {
    const element = box.current;
    if (!map || !element) return;
    const place = () => placeIn(element, map.project(at));
    place();
    map.on('move', place);
    return () => void map.off('move', place);
  }, [map, at, sites]);
  useEffect(() => {
    box.current?.querySelector('button')?.focus({ preventScroll: true });
  }, [sites]);
  return (
    <Box
      ref={box}
      role="group"
      aria-labelledby={heading}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        close();
        map?.getCanvas().focus();
      }}
      // What is done here is not done to the map underneath.
      onPointerDown={(event) => event.stopPropagation()}
      onClick={(event) => event.stopPropagation()}
      onWheel={(event) => event.stopPropagation()}
    >
      <chakra.div display="flex" alignItems="center" ps="3" borderBottomWidth="1px">
        <chakra.p id={heading} flex="1" fontWeight="semibold">
          {messages.title(sites.length)}
        </chakra.p>
        <IconButton size="sm" label={uiMessages.close} icon={<X size={14} />} onClick={close} />
      </chakra.div>
      <chakra.ul py="1" overflow="auto">
        {sites.map((id) => (
          <li key={id}>
            <Row
              type="button"
              aria-pressed={state.site === id}
              onPointerEnter={() => setHovered(id)}
              onPointerLeave={() => setHovered(undefined)}
              onFocus={() => setHovered(id)}
              onBlur={() => setHovered(undefined)}
              onClick={() => pin(id)}
            >
              {messages.site(id)}
            </Row>
          </li>
        ))}
      </chakra.ul>
    </Box>
  );
}

/** Under and right of the press, kept within the map. */
function placeIn(element: HTMLElement, press: { x: number; y: number }): void {
  const frame = element.offsetParent?.getBoundingClientRect();
  const most = (frame?.width ?? Infinity) - element.offsetWidth - GAP;
  const lowest = (frame?.height ?? Infinity) - element.offsetHeight - GAP;
  element.style.left = `${Math.max(GAP, Math.min(press.x + GAP, most))}px`;
  element.style.top = `${Math.max(GAP, Math.min(press.y + GAP, lowest))}px`;
}

const Box = chakra('div', {
  base: {
    position: 'absolute',
    display: 'flex',
    flexDirection: 'column',
    minW: '40',
    maxH: '200px',
    bg: 'bg.panel',
    color: 'fg',
    borderRadius: 'md',
    boxShadow: 'floating',
    textStyle: 'body',
    cursor: 'default',
    zIndex: '2',
  },
});
const Row = chakra('button', {
  base: {
    display: 'block',
    w: 'full',
    minH: '8',
    px: '3',
    textAlign: 'start',
    fontVariantNumeric: 'tabular-nums',
    cursor: 'pointer',
    _hover: { bg: 'bg.muted' },
    _focusVisible: { bg: 'bg.muted', outlineOffset: '-2px' },
    '&[aria-pressed=true]': { bg: 'accent.subtle', color: 'accent.fg', fontWeight: 'medium' },
  },
});
