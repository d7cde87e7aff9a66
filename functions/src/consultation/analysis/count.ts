import { readFilters } from '../../council/ground/filters/read-filters.ts';
import { prepareSearch } from '../../records/search/prepare-search.ts';
import { countRecords } from '../../records/search/queries/search.ts';
import type { OutputOf, ParsedOf } from '../../platform/contract.ts';
import type { Tx } from '../../platform/db.ts';
import { representations } from '../ground/representations/representation-records.ts';
import {
  type countByWard,
  type countRepresentations,
  MAX_COUNTED_SITES,
  MAX_VALUES,
} from './contract.ts';
import { type Counted, inOrder, type MeasureId, withEmptyWeeks } from './measures.ts';
import { countCells, countValues, MAX_CELLS } from './queries/counts.ts';
import { countSitesAbout, countWards } from './queries/places.ts';

/** The representations that filters of the manager find. Throws payload-invalid, naming the filter. */
const conditionOf = async (tx: Tx, filters: unknown) =>
  (await prepareSearch(tx, representations.record, readFilters(filters))).where;

/** Counts representations by one measure, or by two crossed. Throws payload-invalid, naming the filter. */
export async function count(
  tx: Tx,
  { by, cross, filters }: ParsedOf<typeof countRepresentations>,
): Promise<OutputOf<typeof countRepresentations>> {
  const where = await conditionOf(tx, filters);
  const total = await countRecords(tx, representations.record, where);
  const values = listed(by, await countValues(tx, where, by));
  if (!cross) return { total, ...values, crossed: [], cells: [] };
  const crossed = listed(cross, await countValues(tx, where, cross));
  const shown = new Set(values.values.map(({ value }) => value));
  const shownAcross = new Set(crossed.values.map(({ value }) => value));
  const cells = await countCells(tx, where, by, cross);
  return {
    total,
    values: values.values,
    crossed: crossed.values,
    cells: cells.filter((cell) => shown.has(cell.value) && shownAcross.has(cell.crossed)),
    more: values.more || crossed.more || cells.length > MAX_CELLS,
  };
}

function listed(measure: MeasureId, counted: readonly Counted[]) {
  const most = counted.slice(0, MAX_VALUES).map(({ value, count: of }) => ({ value, count: of }));
  const filled = measure === 'week' ? withEmptyWeeks(most) : most;
  return { values: inOrder(measure, filled), more: counted.length > MAX_VALUES };
}

/** Representations by ward and by site. Throws payload-invalid, naming the filter. */
export async function countPlaces(
  tx: Tx,
  { filters }: ParsedOf<typeof countByWard>,
): Promise<OutputOf<typeof countByWard>> {
  const where = await conditionOf(tx, filters);
  return {
    wards: await countWards(tx, where),
    sites: await countSitesAbout(tx, where, MAX_COUNTED_SITES),
  };
}
