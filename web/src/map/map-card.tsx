import { chakra } from '@chakra-ui/react';
import { type HTMLAttributes, useLayoutEffect, useRef } from 'react';
import { type Spot, useMapCoordinates } from './map-coordinates.ts';

interface MapCardProps extends HTMLAttributes<HTMLElement> {
  /** Where in the map's own coordinates is what the card is about. */
  at: readonly [number, number];
  /** Puts the card near its spot. */
  place: (card: HTMLElement, spot: Spot) => void;
  close: () => void;
}

/** Stands inside the map and goes along with it; Escape closes it and gives the map the focus. */
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
