import type { PanelId } from '../panels.ts';
import { type Breakpoint, gridOf, mostRows } from './breakpoints.ts';
import { appended, type Place } from './place.ts';

/** Columns of the features, of the maps, and of all other panels. */
const WIDTHS: Record<Breakpoint, { features: number; map: number; google: number; rest: number }> =
  {
    '4k': { features: 10, map: 12, google: 8, rest: 6 },
    '2k': { features: 8, map: 7, google: 5, rest: 5 },
    lg: { features: 6, map: 6, google: 3, rest: 3 },
    md: { features: 5, map: 5, google: 5, rest: 5 },
    sm: { features: 6, map: 6, google: 3, rest: 3 },
    xs: { features: 1, map: 1, google: 1, rest: 1 },
    xxs: { features: 1, map: 1, google: 1, rest: 1 },
  };
const REST_ROWS = 3;

/** How large a panel is before anybody changes it. */
export function standardSize(panel: PanelId, at: Breakpoint): Pick<Place, 'i' | 'w' | 'h'> {
  const widths = WIDTHS[at];
  if (panel === 'features') return { i: panel, w: widths.features, h: mostRows(panel, at) };
  const tall = gridOf[at].columns >= gridOf['2k'].columns;
  const rows = tall ? mostRows('features', at) : REST_ROWS;
  if (panel === 'ol-map') return { i: panel, w: widths.map, h: rows };
  if (panel === 'google-map') return { i: panel, w: widths.google, h: rows };
  return { i: panel, w: widths.rest, h: REST_ROWS };
}

/** The council's panels as they lie before anybody moves them. */
export function standardLayout(panels: readonly PanelId[], at: Breakpoint): Place[] {
  const sizes = panels.map((panel) => standardSize(panel, at));
  return appended([], sizes, gridOf[at].columns);
}

/** One panel over the whole width, the others below it. */
export function expandedLayout(
  expanded: PanelId,
  panels: readonly PanelId[],
  at: Breakpoint,
): Place[] {
  const { columns } = gridOf[at];
  const first = { i: expanded, x: 0, y: 0, w: columns, h: mostRows(expanded, at) };
  const others = panels.filter((panel) => panel !== expanded);
  return appended(
    [first],
    others.map((panel) => standardSize(panel, at)),
    columns,
  );
}
