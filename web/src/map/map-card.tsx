import { chakra } from '@chakra-ui/react';
import { type HTMLAttributes, useLayoutEffect, useRef } from 'react';
import { useMapParts } from './map-parts.ts';

/** A place in px from the map's upper left corner. */
export interface Spot {
  x: number;
  y: number;
}

interface MapCardProps extends HTMLAttributes<HTMLElement> {
  /** Longitude and latitude of what the card is about. */
  at: readonly [longitude: number, latitude: number];
  /** Puts the card near its spot. */
  place: (card: HTMLElement, spot: Spot) => void;
  close: () => void;
}

/** Stands inside the map and goes along with it; Escape closes it and gives the map the focus. */
export function MapCard({ at, place, close, ...rest }: MapCardProps) {
  const map = useMapParts()?.map;
  const box = useRef<HTMLElement>(null);
  const [longitude, latitude] = at;
  useLayoutEffect(() => {
    const element = box.current;
    if (!map || !element) return;
    const put = () => place(element, map.project([longitude, latitude]));
    put();
    map.on('move', put);
    const sizes = new ResizeObserver(put);
    sizes.observe(element);
    return () => {
      map.off('move', put);
      sizes.disconnect();
    };
  }, [map, longitude, latitude, place]);
  return (
    <Card
      ref={box}
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
