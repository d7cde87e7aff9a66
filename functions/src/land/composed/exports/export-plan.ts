import { dictionaryOf } from '../../../council/ground/dictionary/queries/dictionary.ts';
import { londonDay } from '../../../platform/dates/london.ts';
import type { Tx } from '../../../platform/db.ts';
import type { Entity } from '../../../platform/entities.ts';
import type { Tenant } from '../../../platform/tenancy.ts';
import { BASE } from '../../ground/scenarios/base-scenario.ts';
import { readFilters } from '../../../council/ground/filters/read-filters.ts';
import { referencesIn } from '../../../council/ground/filters/references.ts';
import { filtersInWords } from '../../../records/search/filters-in-words.ts';
import { findLayerNames } from '../../ground/layers/queries/layer-names.ts';
import { siteRecords } from '../../ground/search/site-records.ts';
import { attributionText, registerAttribution } from './attribution.ts';
import { fieldsOf2017, registerPlan } from './brownfield/register-row.ts';
import { columnsFor } from './site-columns.ts';
import type { ExportRequest } from './contract.ts';
import { loadFileFormat } from './load-file-format.ts';
import type { FileFormat, FileDescription } from '../../../records/exports/formats/format.ts';
import { exportMessages as messages } from './messages.ts';
import type { ExportCounts } from '../../../records/exports/export-counts.ts';
import { findUsedFields } from './queries/used-fields.ts';
import { holdRegisterSites, sitesAttribution } from './queries/rows.ts';

export interface ExportPlan {
  format: FileFormat;
  sheet: FileDescription;
}

/**
 * Format, columns and the description of a file of sites, with the filters by which they were found, where the request
 * says them. An unknown field throws payload-invalid, naming it.
 */
export async function planExport(
  tx: Tx,
  tenant: Tenant,
  request: ExportRequest & { filters?: unknown },
  madeAt: Date,
): Promise<ExportPlan> {
  const register = await holdRegisterSites(tx, request);
  const dictionary = await dictionaryOf(tx);
  const plan = registerPlan(dictionary, {
    developed: request.developed,
    ...(request.file_type === 'brownfield'
      ? { old: await findUsedFields(tx, request, fieldsOf2017(dictionary)) }
      : {}),
  });
  const columns =
    request.file_type === 'brownfield' ? plan.columns : columnsFor(request, dictionary);
  return {
    format: await loadFileFormat(request.file_type, plan),
    sheet: {
      title: `${siteRecords.plural} of ${tenant.name}`,
      sheetName: siteRecords.plural,
      council: tenant.name,
      columns,
      ...(await foundBy(tx, request.filters)),
      scenario: request.scenario ?? BASE,
      attribution: attributionText([
        await sitesAttribution(tx),
        register ? registerAttribution(tenant.name) : null,
      ]),
      madeAt,
    },
  };
}

/** The filters in the words of the search. */
async function foundBy(tx: Tx, asked: unknown): Promise<Pick<FileDescription, 'filters'>> {
  if (asked === undefined) return {};
  const filters = readFilters(asked);
  const layers = referencesIn(filters).flatMap(({ kind, id }) =>
    kind === 'layer' ? [String(id)] : [],
  );
  const names = await findLayerNames(tx, layers);
  return { filters: await filtersInWords(tx, siteRecords, filters, names) };
}

/** Such as newcastle-sites-2026-04-03.csv. */
export function fileNameOf(
  tenant: Tenant,
  { type, extension }: FileFormat,
  madeAt: Date,
  records = 'sites',
): string {
  const what = type === 'brownfield' ? 'brownfield-land' : records;
  const shapes = type === 'shp' ? '-shapefile' : '';
  return `${tenant.shortName}-${what}${shapes}-${londonDay(madeAt)}.${extension}`;
}

/** What the file leaves out or could not represent, in words. */
export function remarksOf(counts: ExportCounts, entity: Entity): string[] {
  return (Object.keys(messages.remarks) as (keyof ExportCounts)[]).flatMap((kind) => {
    const number = counts[kind] ?? 0;
    return number > 0 ? [messages.remarks[kind](number, entity)] : [];
  });
}

/**
 * A page's own counts added to those of its encoding: sites that no longer exist, and those that lack the scenario.
 */
export function countsOf(asked: number, rows: { has_scenario: boolean }[]): ExportCounts {
  const lacking = rows.filter((row) => !row.has_scenario).length;
  return {
    ...(asked > rows.length ? { gone: asked - rows.length } : {}),
    ...(lacking > 0 ? { without_scenario: lacking } : {}),
  };
}

/** The sum of the counts of two parts of a file. */
export function addCounts(a: ExportCounts, b: ExportCounts): ExportCounts {
  const sum: ExportCounts = { ...a };
  for (const kind of Object.keys(b) as (keyof ExportCounts)[])
    sum[kind] = (sum[kind] ?? 0) + (b[kind] ?? 0);
  return sum;
}
