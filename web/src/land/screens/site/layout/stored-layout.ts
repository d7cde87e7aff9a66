import { type PanelId, panelIds } from '../panels.ts';
import { type Breakpoint, breakpoints, gridByBreakpoint } from './breakpoints.ts';
import { appended, compacted, fitted, type PanelPlace } from './place.ts';
import { standardLayout, standardSize } from './standard.ts';

/** A saved layout: the breakpoints that the person arranged, and when (ISO 8601). */
export interface StoredLayout {
  savedAt: string;
  layouts: Partial<Record<Breakpoint, PanelPlace[]>>;
  /** Panels that the person does not want to see, at any width. */
  hidden: PanelId[];
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const known = new Set<unknown>(panelIds);

/**
 * Reads what was stored, whatever wrote it: an older shape (the breakpoints alone, or places by panel)
 * and faulty or unknown panels are mended or left out. Undefined where nothing can be read.
 */
export function readStored(raw: unknown): StoredLayout | undefined {
  if (!isRecord(raw)) return undefined;
  const source = isRecord(raw['layouts']) ? raw['layouts'] : raw;
  const layouts: StoredLayout['layouts'] = {};
  for (const at of breakpoints) {
    const places = readPlaces(source[at], at);
    if (places.length > 0) layouts[at] = places;
  }
  const savedAt = typeof raw['savedAt'] === 'string' ? raw['savedAt'] : '';
  const hidden = readHidden(raw['hidden']);
  if (savedAt === '' && hidden.length === 0 && Object.keys(layouts).length === 0) return undefined;
  return { savedAt, layouts, hidden };
}

const readHidden = (raw: unknown): PanelId[] =>
  Array.isArray(raw) ? panelIds.filter((each) => each !== 'features' && raw.includes(each)) : [];

function readPlaces(raw: unknown, at: Breakpoint): PanelPlace[] {
  const list: unknown[] = Array.isArray(raw)
    ? raw
    : isRecord(raw)
      ? Object.entries(raw).map(([i, place]) => (isRecord(place) ? { i, ...place } : place))
      : [];
  const seen = new Set<PanelId>();
  const places: PanelPlace[] = [];
  for (const item of list) {
    const place = readPlace(item);
    if (!place || seen.has(place.i)) continue;
    seen.add(place.i);
    places.push(fitted(place, at));
  }
  return compacted(places);
}

function readPlace(item: unknown): PanelPlace | undefined {
  if (!isRecord(item) || !known.has(item['i'])) return undefined;
  const [x, y, w, h] = ['x', 'y', 'w', 'h'].map((name) => item[name]);
  const numbers = [x, y, w, h].every((each) => typeof each === 'number' && Number.isFinite(each));
  return numbers ? ({ i: item['i'], x, y, w, h } as PanelPlace) : undefined;
}

/** The newer of two; one without a time counts as older. */
export function newerOf(
  a: StoredLayout | undefined,
  b: StoredLayout | undefined,
): StoredLayout | undefined {
  if (!a || !b) return a ?? b;
  return b.savedAt > a.savedAt ? b : a;
}

/** The existing panels in their stored places; newer panels are added where there is room. */
export function layoutFor(
  stored: Pick<StoredLayout, 'layouts'> | undefined,
  panels: readonly PanelId[],
  at: Breakpoint,
): PanelPlace[] {
  const places = stored?.layouts[at];
  if (!places) return standardLayout(panels, at);
  const shown = compacted(places.filter(({ i }) => panels.includes(i)));
  const missing = panels.filter((panel) => !shown.some(({ i }) => i === panel));
  const sizes = missing.map((panel) => standardSize(panel, at));
  return appended(shown, sizes, gridByBreakpoint[at].columns);
}
