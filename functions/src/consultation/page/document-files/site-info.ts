import { bytesOf } from '../../../records/exports/formats/bytes-of.ts';
import type { FileDescription } from '../../../records/exports/formats/format.ts';
import { xlsx } from '../../../records/exports/formats/xlsx/xlsx.ts';
import { type ExportColumn, uniquelyLabelled } from '../../../records/exports/columns.ts';
import {
  type Edition,
  type EditionFact,
  type EditionMap,
  mapsOf,
} from '../../ground/documents/edition.ts';
import { documentViewMessages } from '../../ground/documents/view/messages.ts';
import { documentSiteFields } from '../../../council/ground/settings/document-site-fields.ts';
import type { Tenant } from '../../../platform/tenancy.ts';
import { documentFileMessages as messages } from './messages.ts';

/** What is told of one site on one map. */
interface SiteLine {
  id: number;
  name: string;
  reference: string | null;
  map: string;
  facts: ReadonlyMap<string, string | number>;
}

/** The sites on the maps of a document with what is told of them, as a workbook. */
export async function siteInfoSheet(
  edition: Edition,
  tenant: Pick<Tenant, 'name' | 'record'>,
  madeAt: Date,
): Promise<Uint8Array> {
  const lines = mapsOf(edition).flatMap(linesOf);
  const isBare = tellsNoMore(documentSiteFields(tenant));
  const { columns, rows } = isBare ? bareSheet(lines) : fullSheet(lines);
  const remarks = mapsOf(edition).flatMap(({ caption, sites, allSites }) => {
    if (allSites === undefined) return [];
    const first = documentViewMessages.firstSites(sites.length, allSites);
    return isBare ? first : `${caption}: ${first}`;
  });
  const sheet: FileDescription = {
    title: messages.siteInfoOf(edition.title),
    council: tenant.name,
    sheetName: messages.sitesSheet,
    columns: uniquelyLabelled(columns),
    attribution: [...new Set(mapsOf(edition).flatMap(({ attribution }) => attribution))].join(' '),
    madeAt,
  };
  const cells = rows.map((values, id) => ({
    id,
    has_scenario: true,
    shape_kind: null,
    shape: null,
    values,
  }));
  return bytesOf(xlsx.whole(only(xlsx.part(cells, sheet, 0).bytes), sheet, remarks));
}

const linesOf = ({ caption, sites }: EditionMap): SiteLine[] =>
  sites.map(({ id, name, reference, info }) => ({
    id,
    name,
    reference,
    map: caption,
    facts: new Map(
      info.flatMap((each) =>
        'cells' in each
          ? each.cells.map((cell) => cellOf({ ...cell, title: `${each.title}: ${cell.title}` }))
          : [cellOf(each)],
      ),
    ),
  }));

/** The head of its column and what stands under it: numbers as such, with their unit in the head. */
function cellOf({ title, value, measure }: EditionFact): [string, string | number] {
  if (!measure) return [title, value];
  return [measure.unit === null ? title : `${title} (${measure.unit})`, measure.number ?? value];
}

const column = (name: string, kind: 'integer' | 'text' = 'text'): ExportColumn => ({
  name,
  label: name,
  kind,
  unit: null,
  from: 'site',
  naming: false,
});

const BARE_FIELDS = new Set(['id', 'site_name', 'helaa_reference', 'source_reference']);
const BARE_COLUMNS = [column('id', 'integer'), column('site_name'), column('helaa_reference')];

/** Whether documents may tell of a site nothing but its id, name and reference (specification 002, section 8). */
const tellsNoMore = (allowed: readonly string[] | null) =>
  allowed !== null && allowed.every((name) => BARE_FIELDS.has(name));

const bareRow = ({ id, name, reference }: SiteLine) => [id, name, reference];

/** Each site once, whichever maps show it. */
const bareSheet = (lines: readonly SiteLine[]) => ({
  columns: BARE_COLUMNS,
  rows: [...new Map(lines.map((line) => [line.id, bareRow(line)])).values()],
});

function fullSheet(lines: readonly SiteLine[]) {
  const titles = [...new Set(lines.flatMap(({ facts }) => [...facts.keys()]))];
  return {
    columns: [...BARE_COLUMNS, column(messages.map), ...titles.map((title) => column(title))],
    rows: lines.map((line) => [
      ...bareRow(line),
      line.map,
      ...titles.map((title) => known(line.facts.get(title))),
    ]),
  };
}

/** What a page shows as a dash is an empty cell: a sheet takes a dash for the beginning of a formula. */
const known = (value: string | number | undefined) =>
  value === undefined || value === '-' ? null : value;

async function* only(part: Uint8Array) {
  yield part;
}
