import type { DictionaryField } from '../../../council/ground/dictionary/field.ts';
import { labelledColumns } from '../../ground/sites/columns-of-every-site.ts';
import { ownReferenceFields } from '../../ground/sites/own-reference-fields.ts';
import type { GeometryColumn } from '../../../records/exports/file-types.ts';
import {
  type ExportColumn,
  type ExportColumnKind,
  fieldColumns,
  pickColumns,
} from '../../../records/exports/columns.ts';

type Chosen = { selected_fields: string[]; geometry_column?: GeometryColumn | null | undefined };

/**
 * The columns of a file, in the requested order: the council's own and those that every site has. Any other name
 * throws payload-invalid at its position. Labels are made unique, since a table's headings are its keys.
 */
export function columnsFor(chosen: Chosen, dictionary: DictionaryField[]): ExportColumn[] {
  const places = placeColumns(chosen.geometry_column ?? null);
  return pickColumns(chosen.selected_fields, knownColumns(dictionary).values(), places);
}

/**
 * The reference by which a site's page calls it, for registers. Files that come back to the site they left by the
 * reference of their source, such as a spreadsheet, keep that one.
 */
export const siteReference = (dictionary: DictionaryField[]) =>
  ({ from: 'reference', among: ownReferenceFields(dictionary) }) as const;

function knownColumns(dictionary: DictionaryField[]): Map<string, ExportColumn> {
  const known = new Map<string, ExportColumn>();
  for (const { name, label, kind } of labelledColumns) {
    known.set(name, {
      name,
      label,
      kind: kind === 'tags' ? 'texts' : kind,
      unit: null,
      from: 'site',
      naming: false,
    });
  }
  // If a dictionary describes a column that every site has, its label is used, and it remains one column.
  for (const column of fieldColumns(dictionary))
    known.set(column.name, { ...column, from: known.has(column.name) ? 'site' : 'dictionary' });
  return known;
}

const place = (
  name: string,
  label: string,
  kind: ExportColumnKind,
  unit: string,
): ExportColumn => ({
  name,
  label,
  kind,
  unit,
  from: 'place',
  naming: false,
});

function placeColumns(column: GeometryColumn | null): ExportColumn[] {
  if (column === null) return [];
  const columns: Record<GeometryColumn, ExportColumn[]> = {
    wkb_geometry: [place('geometry_wkt', 'Geometry (WKT, EPSG:27700)', 'text', 'm')],
    lon_lat: [
      place('longitude', 'Longitude', 'number', '°'),
      place('latitude', 'Latitude', 'number', '°'),
    ],
    easting_northing: [
      place('easting', 'Easting', 'number', 'm'),
      place('northing', 'Northing', 'number', 'm'),
    ],
  };
  return columns[column];
}
