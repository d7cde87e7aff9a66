import type {
  FieldFilter,
  Filter,
  LayerArea,
  MapArea,
  Scalar,
} from '../../../council/ground/filters/filter.ts';
import { londonDay } from '../../../platform/dates/london.ts';
import { box, distance, touch, type Shape, type XY } from './shapes.ts';
import type { VariedSite } from './varied-sites.ts';
import type { WrittenFeature } from './write-varied-sites.ts';

/**
 * Whether a row meets every filter, worked out without SQL and without any of the search's own code. A row
 * may have fewer fields than the varied sites; it is then asked for no others.
 */
export function meetsAll(
  site: Partial<VariedSite>,
  filters: readonly Filter[],
  features: WrittenFeature[] = [],
): boolean {
  return filters.every((filter) => isBlank(filter) || meets(site, filter, features));
}

function isBlank(filter: Filter): boolean {
  if (filter.type === 'group') return filter.filters.every(isBlank);
  if ('condition' in filter && filter.condition?.endsWith('empty')) return false;
  const { value } = filter;
  if (Array.isArray(value)) return value.every((each) => each === null);
  return value == null || (typeof value === 'string' && value.trim() === '');
}

function meets(site: Partial<VariedSite>, filter: Filter, features: WrittenFeature[]): boolean {
  if (filter.type === 'group') {
    const said = filter.filters.filter((each) => !isBlank(each));
    return filter.operator === '_or'
      ? said.some((each) => meets(site, each, features))
      : said.every((each) => meets(site, each, features));
  }
  if (filter.type === 'in area' || filter.type === 'near layer') {
    return touches(site, filter.value!, features) !== (filter.equality === '!=');
  }
  const held = site[filter.dbPropertyName as keyof VariedSite];
  if (filter.condition === 'empty') return isEmpty(held);
  if (filter.condition === 'not empty') return !isEmpty(held);
  return holds(held, filter);
}

function isEmpty(held: unknown): boolean {
  return held == null || ['', '""', '[]', '{}'].includes(JSON.stringify(held)) || held === '';
}

function holds(held: unknown, filter: FieldFilter): boolean {
  const { value } = filter;
  switch (filter.type) {
    case 'text':
      return text(held, filter.value!.trim(), filter);
    case 'number':
      return number(held as number | null, filter.equality ?? '=', filter.value!);
    case 'range':
      return between(held as number | null, filter.value!);
    case 'date range':
      return between(dayOf(held as string | null), filter.value!);
    default: {
      const wanted = Array.isArray(value) ? (value as Scalar[]) : [value as Scalar];
      const any = wanted.some((one) => has(held, one, filter.dbPropertyName));
      return any !== (filter.equality === '!=' || filter.condition === 'not contains');
    }
  }
}

function text(held: unknown, wanted: string, { equality, condition, dbPropertyName }: FieldFilter) {
  const low = wanted.toLowerCase();
  const fits = (one: string) =>
    equality ? one.toLowerCase() === low : one.toLowerCase().includes(low);
  const texts = dbPropertyName === 'site_tags' ? (held as string[]) : [joined(held)].flat();
  const found = texts.some((one) => one !== null && fits(one));
  return found !== (equality === '!=' || condition === 'not contains');
}

/** A list of texts is read as one text. */
const joined = (held: unknown) =>
  (Array.isArray(held) ? held.join(' ') : (held as string | null)) ?? [];

function number(held: number | null, equality: string, wanted: number): boolean {
  if (equality === '!=') return held !== wanted;
  if (held === null) return false;
  if (equality === '=') return held === wanted;
  if (equality === '>') return held > wanted;
  if (equality === '>=') return held >= wanted;
  return equality === '<' ? held < wanted : held <= wanted;
}

function between<T extends number | string>(held: T | null, [from, to]: [T | null, T | null]) {
  return held !== null && (from === null || held >= from) && (to === null || held <= to);
}

/** A day is itself; a moment is a day in London. */
function dayOf(held: string | null): string | null {
  return held !== null && held.length > 10 ? londonDay(new Date(held)) : held;
}

function has(held: unknown, wanted: Scalar, property: string): boolean {
  if (held == null) return false;
  if (Array.isArray(held)) return held.some((one) => has(one, wanted, property));
  if (typeof held === 'number') return held === Number(wanted);
  if (typeof held === 'boolean') return held === ['true', 'yes'].includes(String(wanted));
  if (property === 'site_selection') return held === String(wanted).toLowerCase();
  if (property !== 'site_tags') return held === String(wanted);
  return held === String(wanted).trim().toLowerCase().split(/\s+/).join('-');
}

function touches(
  { shape, onWebMap }: Partial<VariedSite>,
  area: MapArea | LayerArea,
  features: WrittenFeature[],
): boolean {
  if ('layerId' in area) {
    const { layerId, featureIds, within = 0 } = area;
    return features
      .filter((each) => each.layerId === layerId && (featureIds?.includes(each.id) ?? true))
      .some((each) => !!shape && distance(each.shape, shape) <= within);
  }
  const place = area.projection === '27700' ? shape : onWebMap;
  return !!place && touch(place, shapeOf(area));
}

function shapeOf({ projection, bbox, polygon }: MapArea): Shape {
  const shape = bbox
    ? box(...bbox)
    : { kind: 'polygon' as const, at: polygon!.coordinates[0]!.slice(0, -1) as XY[] };
  return projection === '4326' ? { ...shape, at: shape.at.map(toWebMap) } : shape;
}

/** Spherical Mercator on WGS 84's radius. */
function toWebMap([lon, lat]: XY): XY {
  const radius = 6_378_137;
  const north = Math.log(Math.tan(Math.PI / 4 + (lat * Math.PI) / 360));
  return [(radius * lon * Math.PI) / 180, radius * north];
}
