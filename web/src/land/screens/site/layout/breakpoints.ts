import type { PanelId } from '../panels.ts';

/** Widths of the grid that have a layout of their own, widest first (specification 000 section 2.5). */
export const breakpoints = ['4k', '2k', 'lg', 'md', 'sm', 'xs', 'xxs'] as const;
export type Breakpoint = (typeof breakpoints)[number];

/** The grid's minimum width in px for each breakpoint, and its number of columns. */
export const gridByBreakpoint: Record<
  Breakpoint,
  { from: number; columns: number; narrowest: number }
> = {
  '4k': { from: 2900, columns: 30, narrowest: 4 },
  '2k': { from: 1800, columns: 20, narrowest: 4 },
  lg: { from: 1080, columns: 12, narrowest: 3 },
  md: { from: 800, columns: 10, narrowest: 4 },
  sm: { from: 560, columns: 6, narrowest: 3 },
  // One column, in reading order.
  xs: { from: 380, columns: 1, narrowest: 1 },
  xxs: { from: 0, columns: 1, narrowest: 1 },
};

/** A grid row's height and the gap between panels, in px. */
export const GRID_ROW_HEIGHT = 120;
export const PANEL_GAP = 16;

/** A panel's minimum and maximum number of rows. */
export const MIN_ROWS = 2;
const MAX_ROWS = 8;

/** The features panel: at most six rows, five where the grid is narrow (specification 000 section 9). */
const MAX_FEATURE_ROWS = { wide: 6, narrow: 5 };

export function breakpointAt(width: number): Breakpoint {
  return breakpoints.find((each) => width >= gridByBreakpoint[each].from) ?? 'xxs';
}

export function maxRows(panel: PanelId, at: Breakpoint): number {
  if (panel !== 'features') return MAX_ROWS;
  return gridByBreakpoint[at].columns >= gridByBreakpoint.lg.columns
    ? MAX_FEATURE_ROWS.wide
    : MAX_FEATURE_ROWS.narrow;
}
