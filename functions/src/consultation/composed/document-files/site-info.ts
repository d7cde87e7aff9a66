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

/** The fields that documents may tell; null: all. */
type Allowed = readonly string[] | null;

/** What is told of one site on one map. */
interface SiteLine {
  id: number;
  name: string;
  reference: string | null;
  map: string;
  facts: ReadonlyMap<string, string | number>;
}

/**
 * The sites on the maps of a document with what is told of them, as a workbook. Of what its edition tells only what
 * documents may tell now: a council may have come to allow less.
 */
export async function siteInfoSheet(
  edition: Edition,
  tenant: Pick<Tenant, 'name' | 'record'>,
  madeAt: Date,
): Promise<Uint8Array> {
  const allowed = documentSiteFields(tenant);
  const lines = mapsOf(edition).flatMap((map) => linesOf(map, allowed));
  const isBare = tellsNoMore(allowed);
  const told = toldColumns(allowed);
  const { columns, rows } = isBare ? bareSheet(lines, told) : fullSheet(lines, told);
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

const linesOf = ({ caption, sites }: EditionMap, allowed: Allowed): SiteLine[] =>
  sites.map(({ id, name, reference, info }) => ({
    id,
    name,
    reference,
    map: caption,
    facts: new Map(
      info
        .flatMap((each) =>
          'cells' in each
            ? each.cells.map((cell) => ({ ...cell, title: `${each.title}: ${cell.title}` }))
            : [each],
        )
        .filter((fact) => mayTell(fact, allowed))
        .map(cellOf),
    ),
  }));

/** Of what field a fact from before that was kept tells is not known, so it may be one that is not allowed. */
const mayTell = ({ columnName }: EditionFact, allowed: Allowed): boolean =>
  allowed === null ||
  columnName === null ||
  (columnName !== undefined && allowed.includes(columnName));

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
interface ToldColumn {
  column: ExportColumn;
  of: (line: SiteLine) => string | number | null;
  /** Fields of which one has to be allowed. */
  fields: readonly string[];
}
const BARE_COLUMNS: ToldColumn[] = [
  { column: column('site_name'), of: ({ name }) => name, fields: ['site_name'] },
  {
    column: column('helaa_reference'),
    of: ({ reference }) => reference,
    fields: ['helaa_reference', 'source_reference'],
  },
];

/** What is told of every site: its id, and of name and reference what is allowed. */
const toldColumns = (allowed: Allowed): ToldColumn[] => [
  { column: column('id', 'integer'), of: ({ id }) => id, fields: ['id'] },
  ...BARE_COLUMNS.filter(
    ({ fields }) => allowed === null || fields.some((name) => allowed.includes(name)),
  ),
];

/** Whether documents may tell of a site nothing but its id, name and reference (specification 002, section 8). */
const tellsNoMore = (allowed: Allowed) =>
  allowed !== null && allowed.every((name) => BARE_FIELDS.has(name));

const bareRow = (line: SiteLine, told: ToldColumn[]) => told.map(({ of }) => of(line));

/** Each site once, whichever maps show it. */
const bareSheet = (lines: readonly SiteLine[], told: ToldColumn[]) => ({
  columns: told.map(({ column }) => column),
  rows: [...new Map(lines.map((line) => [line.id, bareRow(line, told)])).values()],
});

function fullSheet(lines: readonly SiteLine[], told: ToldColumn[]) {
  const titles = [...new Set(lines.flatMap(({ facts }) => [...facts.keys()]))];
  return {
    columns: [
      ...told.map((each) => each.column),
      column(messages.map),
      ...titles.map((title) => column(title)),
    ],
    rows: lines.map((line) => [
      ...bareRow(line, told),
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
