import { dictionaryOf } from '../../../council/ground/dictionary/queries/dictionary.ts';
import {
  documentSiteFields,
  type RecordedCouncil,
} from '../../../council/ground/settings/document-site-fields.ts';
import { formatValue } from '../../../council/ground/dictionary/format-value.ts';
import { fieldsAsked } from '../../../council/ground/filters/fields-asked.ts';
import { readFilters } from '../../../council/ground/filters/read-filters.ts';
import { prepareSearch } from '../../../records/search/prepare-search.ts';
import { siteRecords } from '../../../land/ground/search/site-records.ts';
import type { Tx } from '../../../platform/db.ts';
import { invalidField } from '../../../platform/errors.ts';
import type { CountedFigures } from '../../ground/documents/blocks/chart/counted-chart.ts';
import type { ChartSource } from '../../ground/documents/blocks/chart/source.ts';
import { publishedColumns } from '../maps/published-fields.ts';
import { documentChangeMessages as messages } from '../messages.ts';
import { findSiteFigures, OTHERS_PLACE } from '../queries/chart-figures.ts';

export type CountedQuery = Pick<ChartSource, 'groupBy' | 'measure'> & {
  filters: unknown;
  sumOf?: string | null | undefined;
};

/** What has no single value, as homes, which are a range, have none; and moments that hardly two sites share. */
const UNGROUPED = ['texts', 'numbers', 'tags', 'moment', 'list', 'selection', 'json'];
const MAX_LABEL = 100;

/** Counts sites, or sums one of their numbers, by a field: the largest first. Throws payload-invalid. */
export async function countForChart(
  tx: Tx,
  tenant: RecordedCouncil,
  { filters, groupBy, measure, sumOf }: CountedQuery,
): Promise<CountedFigures> {
  const dictionary = await dictionaryOf(tx);
  const allowed = documentSiteFields(tenant);
  const published = publishedColumns(allowed, dictionary);
  const asked = readFilters(filters);
  const { columns, where } = await prepareSearch(tx, siteRecords, asked);
  // Which sites a chart names tells what they were found by; so were those that a list or a selection keeps.
  if (allowed !== null && !fieldsAsked(asked).every((name) => published.has(name)))
    throw invalidField('filters', messages.notFiltered);
  const field = dictionary.find(({ dbPropertyName }) => dbPropertyName === groupBy);
  const grouped = columns.get(groupBy);
  const isGrouped = grouped && !grouped.range && !UNGROUPED.includes(grouped.kind);
  if (!field || !isGrouped || !published.has(groupBy))
    throw invalidField('groupBy', messages.notGrouped);
  const summed = measure === 'sum' ? columns.get(sumOf ?? '') : null;
  if (summed !== null && (summed?.kind !== 'number' || !published.has(summed.name)))
    throw invalidField('sumOf', messages.notSummed);
  const grouping = { groupBy, summed, dictionary };
  const { groups, ...counted } = await findSiteFigures(tx, where, grouping);
  const figures = new Map<string, number | null>();
  for (const { value, place, figure } of groups) {
    const label =
      place === OTHERS_PLACE
        ? messages.otherSites
        : value === null
          ? messages.notStated
          : formatValue(field, value).slice(0, MAX_LABEL);
    const before = figures.get(label) ?? null;
    // Two values may be called alike.
    figures.set(label, figure === null ? before : rounded((before ?? 0) + figure));
  }
  return { figures: [...figures].map(([label, value]) => ({ label, value })), ...counted };
}

const rounded = (figure: number) => Math.round(figure * 100) / 100;
