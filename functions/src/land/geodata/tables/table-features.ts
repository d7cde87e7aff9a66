import type { Geometry } from 'geojson';
import { UnreadableFile } from '../../../records/imports/findings.ts';
import { shapeFileMessages } from '../../ground/shape-files/messages.ts';
import type { FileFeature } from '../../ground/shape-files/read-shapes.ts';
import { sridByValues } from '../../ground/shape-files/system.ts';
import { parseWkt } from '../../ground/geometry/parse-wkt.ts';
import { firstPosition } from '../../ground/geometry/positions.ts';
import { placeColumns, type PlaceColumns } from './place-columns.ts';
import { fileTableMessages as messages } from './messages.ts';

/** A table may have titles above its header. */
const HEADER_SEARCH_ROWS = 10;

interface Placed {
  geometry: Geometry | null;
  srid: number | undefined;
  /** A text stands where the geometry should, which is none. */
  broken: boolean;
}

/** Rows of a table as features: of its first sheet that says where things are. Throws UnreadableFile. */
export function tableFeatures(sheets: string[][][]): { features: FileFeature[]; notes: string[] } {
  for (const records of sheets) {
    for (const [at, headers] of records.slice(0, HEADER_SEARCH_ROWS).entries()) {
      const places = placeColumns(headers);
      if (places) return featuresOf(headers, at, records.slice(at + 1), places);
    }
  }
  throw new UnreadableFile(messages.noPlace);
}

function featuresOf(headers: string[], at: number, records: string[][], places: PlaceColumns) {
  const names = headers.map((header) => header.trim());
  const kept = names.flatMap((name, index) =>
    name === '' || places.wkt.includes(index) ? [] : [{ name, index }],
  );
  const rows = records
    .map((cells, index) => ({ row: at + index + 2, cells }))
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
  if (rows.length === 0) throw new UnreadableFile(shapeFileMessages.noFeatures);
  const placed = rows.map(({ cells }) => placeOf(cells, places));
  const { srid, note } = systemOf(placed);
  const features = rows.map(({ row, cells }, index): FileFeature => ({
    row,
    properties: Object.fromEntries(
      kept.map(({ name, index: cell }) => [name, (cells[cell] ?? '').trim() || null]),
    ),
    geometry: placed[index]?.geometry ?? null,
    srid: placed[index]?.srid ?? srid,
  }));
  const broken = placed.filter((each) => each.broken).length;
  return { features, notes: [...note, ...(broken > 0 ? [messages.notWkt(broken)] : [])] };
}

/** The first of a row's geometries, such as its polygon before its point; otherwise its pair of coordinates. */
function placeOf(cells: string[], { wkt, pair }: PlaceColumns): Placed {
  const texts = wkt.map((index) => (cells[index] ?? '').trim()).filter((text) => text !== '');
  for (const text of texts) {
    const shape = parseWkt(text);
    if (shape) return { geometry: shape.geometry, srid: shape.srid, broken: false };
  }
  const [x, y] = (pair ?? []).map((index) => numberIn(cells[index]));
  const geometry: Geometry | null =
    x === undefined || y === undefined ? null : { type: 'Point', coordinates: [x, y] };
  return { geometry, srid: undefined, broken: geometry === null && texts.length > 0 };
}

function numberIn(cell: string | undefined): number | undefined {
  const text = (cell ?? '').replaceAll(/[,\s]/g, '');
  const value = Number(text);
  return text === '' || !Number.isFinite(value) ? undefined : value;
}

/** Tables name no coordinate system: that of their values, unless their well-known text begins with one. */
function systemOf(placed: Placed[]): { srid: number; note: string[] } {
  const first = placed.find(({ geometry, srid }) => geometry && srid === undefined);
  const position = first && firstPosition(first.geometry);
  if (!position) return { srid: 4326, note: [] };
  const assumed = sridByValues(position);
  if (!assumed) throw new UnreadableFile(shapeFileMessages.unknownSystem);
  const { srid, looks } = assumed;
  return { srid, note: srid === 4326 ? [] : [shapeFileMessages.assumedSystem(looks)] };
}
