import type { Filter, MapArea, Scalar } from '../filter.ts';
import type { WrittenSite } from './few-hundred-sites.ts';

/** Whether a row meets every filter, worked out without SQL and without any of the search's own code. */
export function meetsAll(site: WrittenSite, filters: readonly Filter[]): boolean {
  return filters.every((filter) => isBlank(filter) || meets(site, filter));
}

function isBlank(filter: Filter): boolean {
  if (filter.type === 'group') return filter.filters.every(isBlank);
  const { value } = filter;
  if (Array.isArray(value)) return value.every((each) => each === null);
  return value === null || (typeof value === 'string' && value.trim() === '');
}

function meets(site: WrittenSite, filter: Filter): boolean {
  if (filter.type === 'group') {
    const said = filter.filters.filter((each) => !isBlank(each));
    return filter.operator === '_or'
      ? said.some((each) => meets(site, each))
      : said.every((each) => meets(site, each));
  }
  if (filter.type === 'in area') {
    const [minX, minY, maxX, maxY] = (filter.value as MapArea).bbox ?? [0, 0, 0, 0];
    return site.x >= minX && site.x <= maxX && site.y >= minY && site.y <= maxY;
  }
  const held = site[filter.dbPropertyName as keyof WrittenSite];
  const { value } = filter;
  if (filter.type === 'text') return text(held as string | null, value as string, filter.equality);
  if (filter.type === 'number')
    return number(held as number | null, filter.equality ?? '=', value as number);
  if (filter.type === 'range' || filter.type === 'date range') {
    const [from, to] = value as [string | null, string | null];
    return (
      held !== null &&
      (from === null || comparable(held) >= from) &&
      (to === null || comparable(held) <= to)
    );
  }
  const wanted = Array.isArray(value) ? (value as Scalar[]) : [value as Scalar];
  const holds = Array.isArray(held)
    ? held.some((each) => wanted.includes(each))
    : wanted.includes(held as Scalar);
  return filter.equality === '!=' ? !holds : holds;
}

function text(held: string | null, wanted: string, equality?: string | null): boolean {
  const [a, b] = [held?.toLowerCase(), wanted.trim().toLowerCase()];
  if (equality === '=') return a === b;
  if (equality === '!=') return a !== b;
  return a?.includes(b) ?? false;
}

function number(held: number | null, equality: string, wanted: number): boolean {
  if (equality === '!=') return held !== wanted;
  if (held === null) return false;
  if (equality === '=') return held === wanted;
  if (equality === '>') return held > wanted;
  if (equality === '>=') return held >= wanted;
  return equality === '<' ? held < wanted : held <= wanted;
}

/** Numbers compare as numbers and days as their text; TypeScript wants one word for both. */
const comparable = (value: unknown) => value as string;
