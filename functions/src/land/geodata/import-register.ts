import type { DictionaryField } from '../../council/ground/dictionary/field.ts';
import type { Tx } from '../../platform/db.ts';
import type { ColumnName } from './brownfield/columns.ts';
import type { Finding } from '../../records/imports/findings.ts';
import type { RegisterReading } from './brownfield/read-register.ts';
import { REGISTER_SOURCE } from '../ground/sites/register-source.ts';
import type { FileSite, SiteImport } from './compare-sites.ts';
import { importSites, type SitesImported } from './import-sites.ts';
import { dictionaryValues, mapColumns, unmappedColumns, type ColumnMap } from './map-columns.ts';
import { landTypeField } from '../ground/sites/land-type-field.ts';
import { transformShapes } from './queries/shapes.ts';
import { fileColumns } from './file-columns.ts';
import type { MatchedColumns } from './queries/matched-columns.ts';
import type { SiteValue } from '../../council/ground/dictionary/parse-value.ts';

/** Columns that the site itself stores: its reference and its geometry. */
const OF_THE_SITE: ColumnName[] = ['SiteReference', 'GeoX', 'GeoY', 'CoordinateReferenceSystem'];
const JOINED: ColumnName[] = ['SiteName', 'SiteAddress'];

/** Which dictionary fields the register's columns are written to, and which columns have none. */
export function planRegister(
  dictionary: DictionaryField[],
  reading: RegisterReading,
  matched: MatchedColumns,
) {
  const joined = reading.columns.some((column) => JOINED.includes(column));
  const standard = [...reading.columns, ...(joined ? ['SiteNameAddress'] : [])];
  const columns = [...new Set([...standard, ...reading.otherColumns])];
  const map = mapColumns(dictionary, columns, matched);
  for (const column of OF_THE_SITE) if (map.get(column)?.length === 0) map.delete(column);
  // The joined column already contains name and address; only a council that keeps them apart has fields for them.
  for (const column of JOINED) if (map.get(column)?.length === 0) map.delete(column);
  const values = (column: string) =>
    reading.sites.flatMap((site) => String(givenOf(site)[column] ?? '') || []);
  const offered = columns.filter((column) => !(OF_THE_SITE as string[]).includes(column));
  return {
    map,
    columns: fileColumns(map, offered, values),
    findings: unmappedColumns(map, 1, (column) => values(column).length) satisfies Finding[],
  };
}

type Row = RegisterReading['sites'][number];

const givenOf = ({ values, others }: Row): Record<string, unknown> => ({ ...others, ...values });

/**
 * Writes rows of a register into the council's sites: by reference, as points, each column into the field that the
 * council's dictionary gives for it. Importing the same rows again changes nothing.
 */
export async function importRegister(
  tx: Tx,
  about: Pick<SiteImport, 'importId' | 'who' | 'preview'> & {
    map: ColumnMap;
    dictionary: DictionaryField[];
  },
  rows: Row[],
): Promise<SitesImported> {
  const placed = await transformShapes(
    tx,
    rows.map(({ row, position }) => ({
      row,
      srid: position.srid,
      geojson: JSON.stringify({ type: 'Point', coordinates: [position.x, position.y] }),
    })),
  );
  const places = new Map(placed.map(({ row, ewkb }) => [row, ewkb]));
  const findings: Finding[] = [];
  const sites = rows.map((row): FileSite => {
    const read = dictionaryValues(
      about.map,
      { row: row.row, reference: row.reference },
      givenOf(row),
    );
    findings.push(...read.findings);
    return {
      row: row.row,
      reference: row.reference,
      values: read.values,
      ewkb: places.get(row.row) ?? '',
    };
  });
  const fields = [...new Set([...about.map.values()].flat())];
  const imported = await importSites(
    tx,
    {
      ...about,
      source: REGISTER_SOURCE,
      geometrySource: 'point from register',
      fields,
      starting: startingValues(about.dictionary),
      updatedField: about.map.get('LastUpdatedDate')?.[0]?.dbPropertyName,
      endField: about.map.get('EndDate')?.[0]?.dbPropertyName,
    },
    sites,
  );
  return { ...imported, findings: [...findings, ...imported.findings] };
}

/**
 * What a new site of a register begins with: the first of the council's statuses, and brownfield where the council
 * tells it from greenfield, as the law does.
 */
export function startingValues(dictionary: DictionaryField[]): Record<string, SiteValue> {
  const values: Record<string, SiteValue> = {};
  for (const { dbPropertyName, type, options } of dictionary)
    if (type === 'status' && options[0]) values[dbPropertyName] = options[0].value;
  const land = landTypeField(dictionary);
  if (land) values[land.field.dbPropertyName] = land.brownfield;
  return values;
}
