import type { Layout } from 'react-grid-layout';
import type { PanelId } from '../panels.ts';
import type { Arrangement } from './arrangement.ts';
import { type Breakpoint, gridByBreakpoint, maxRows, MIN_ROWS } from './breakpoints.ts';
import { inReadingOrder, type PanelPlace } from './place.ts';

/** A place as the grid takes it, with the limits of its panel's size. */
export const withLimits = (place: PanelPlace, at: Breakpoint) => ({
  ...place,
  minW: gridByBreakpoint[at].narrowest,
  maxW: gridByBreakpoint[at].columns,
  minH: MIN_ROWS,
  maxH: maxRows(place.i, at),
});

/** The places that the grid gives. */
export const placesOf = (layout: Layout): PanelPlace[] =>
  layout.map(({ i, x, y, w, h }) => ({ i: i as PanelId, x, y, w, h }));

/** An arrangement with the places of one width changed; panels that are switched off keep theirs. */
export function withPlaces(
  { layouts, hidden }: Arrangement,
  at: Breakpoint,
  next: readonly PanelPlace[],
): Arrangement {
  const absent = layouts[at]?.filter(({ i }) => !next.some((place) => place.i === i)) ?? [];
  return { layouts: { ...layouts, [at]: [...next, ...absent] }, hidden };
}

/** Whether panels stand in the same places, in whichever order they are named. */
export function sameLayout(a: readonly PanelPlace[], b: readonly PanelPlace[]): boolean {
  const key = (layout: readonly PanelPlace[]) =>
    JSON.stringify(inReadingOrder(layout).map(({ i, x, y, w, h }) => [i, x, y, w, h]));
  return key(a) === key(b);
}
