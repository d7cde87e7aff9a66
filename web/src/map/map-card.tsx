import { chakra } from '@chakra-ui/react';
import { type HTMLAttributes, useLayoutEffect, useRef } from 'react';
import { type MapPixel, useMapCoordinates } from './map-coordinates.ts';

interface MapCardProps extends HTMLAttributes<HTMLElement> {
  /** The place that the card describes, in the map's own coordinates. */
  at: readonly [number, number];
  /** Positions the card near its place. */
  place: (card: HTMLElement, spot: MapPixel) => void;
  close: () => void;
}

/** Shown inside the map and moves with it; Escape closes it and returns the focus to the map. */
export function MapCard({ at, place, close, ...rest }: MapCardProps) {
  const coordinates = useMapCoordinates();
  const box = useRef<HTMLElement>(null);
  const [x, y] = at;
  useLayoutEffect(() => {
    const element = box.current;
    if (!coordinates || !element) return;
    const put = () => place(element, coordinates.spotOf([x, y]));
    put();
    const rest = coordinates.onMove(put);
    const sizes = new ResizeObserver(put);
    sizes.observe(element);
    return () => {
      rest();
      sizes.disconnect();
    };
  }, [coordinates, x, y, place]);
  return (
    <Card
      ref={box}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        close();
        coordinates?.focus();
      }}
      // Events here do not reach the map underneath.
      onPointerDown={(event) => event.stopPropagation()}
      onClick={(event) => event.stopPropagation()}
      onWheel={(event) => event.stopPropagation()}
      {...rest}
    />
  );
}

const Card = chakra('section', {
  base: {
    position: 'absolute',
    display: 'flex',
    flexDirection: 'column',
    bg: 'bg.panel',
    color: 'fg',
    borderRadius: 'md',
    boxShadow: 'floating',
    textStyle: 'body',
    cursor: 'default',
    zIndex: '2',
  },
});
