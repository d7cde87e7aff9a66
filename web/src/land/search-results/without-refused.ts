import type { Filter } from '@contract/council/ground/filters/filter.ts';

/** Where the server found faults, as positions: 'filters[2].filters[0].value' is 2, then 0. */
type Place = readonly number[];

/** The filters without those at these positions; a group left empty is removed, too. */
export function withoutPlaces(filters: readonly Filter[], places: readonly Place[]): Filter[] {
  return filters.flatMap((filter, index): Filter[] => {
    const here = places.filter(([first]) => first === index).map(([, ...rest]) => rest);
    if (here.length === 0) return [filter];
    if (filter.type !== 'group' || here.some((rest) => rest.length === 0)) return [];
    const inner = withoutPlaces(filter.filters, here);
    return inner.length > 0 ? [{ ...filter, filters: inner }] : [];
  });
}

/** The positions of the filters that an answer says are at fault. */
export function refusedPlaces(fields: Readonly<Record<string, string>>): Place[] {
  return Object.keys(fields).flatMap((name) => {
    const path = /^(?:filters\[\d+\]\.?)+/.exec(name)?.[0];
    return path ? [[...path.matchAll(/\d+/g)].map(([number]) => Number(number))] : [];
  });
}
