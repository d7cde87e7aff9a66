import type { PanelId } from '../panels.ts';
import { type Breakpoint, gridByBreakpoint, maxRows } from './breakpoints.ts';
import { appended, type PanelPlace } from './place.ts';

/** What a panel needs: `wide` for tables and forms, `small` for lists, `beside` for what stands by the map. */
type Kind = 'features' | 'map' | 'beside' | 'wide' | 'small';

const KINDS: Partial<Record<PanelId, Kind>> = {
  features: 'features',
  'ol-map': 'map',
  'google-map': 'beside',
  notes: 'beside',
  scenarios: 'wide',
  constraints: 'wide',
  capacity: 'wide',
  correspondence: 'wide',
};

const COLUMNS: Record<Breakpoint, Record<Kind, number>> = {
  '4k': { features: 10, map: 10, beside: 10, wide: 12, small: 6 },
  '2k': { features: 8, map: 7, beside: 5, wide: 10, small: 5 },
  lg: { features: 6, map: 6, beside: 3, wide: 8, small: 4 },
  md: { features: 5, map: 5, beside: 5, wide: 10, small: 5 },
  sm: { features: 6, map: 6, beside: 3, wide: 6, small: 3 },
  xs: { features: 1, map: 1, beside: 1, wide: 1, small: 1 },
  xxs: { features: 1, map: 1, beside: 1, wide: 1, small: 1 },
};
const ROWS = 3;

/** A panel's initial size. */
export function standardSize(panel: PanelId, at: Breakpoint): Pick<PanelPlace, 'i' | 'w' | 'h'> {
  const kind = KINDS[panel] ?? 'small';
  const tall = kind === 'map' && gridByBreakpoint[at].columns >= gridByBreakpoint['2k'].columns;
  const h = kind === 'features' || tall ? maxRows('features', at) : ROWS;
  return { i: panel, w: COLUMNS[at][kind], h };
}

/** The council's panels in their initial places. */
export function standardLayout(panels: readonly PanelId[], at: Breakpoint): PanelPlace[] {
  const sizes = panels.map((panel) => standardSize(panel, at));
  return filled(appended([], sizes, gridByBreakpoint[at].columns), gridByBreakpoint[at].columns);
}

/** Widens a panel with nothing to its right, so that the page has no holes. */
function filled(layout: PanelPlace[], columns: number): PanelPlace[] {
  const isRightOf = (one: PanelPlace, other: PanelPlace) =>
    other.x > one.x && one.y < other.y + other.h && other.y < one.y + one.h;
  return layout.map((place) =>
    layout.some((other) => isRightOf(place, other)) ? place : { ...place, w: columns - place.x },
  );
}

/** A layout with one panel across the whole width and the others below it. */
export function expandedLayout(
  expanded: PanelId,
  panels: readonly PanelId[],
  at: Breakpoint,
): PanelPlace[] {
  const { columns } = gridByBreakpoint[at];
  const first = { i: expanded, x: 0, y: 0, w: columns, h: maxRows(expanded, at) };
  const others = panels.filter((panel) => panel !== expanded);
  return appended(
    [first],
    others.map((panel) => standardSize(panel, at)),
    columns,
  );
}
