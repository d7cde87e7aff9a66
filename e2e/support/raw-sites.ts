import { parse } from 'csv-parse/sync';
import type { FeatureCollection, Polygon } from 'geojson';
import { touch, type XY } from '../../functions/src/land/site-search/testing/shapes.ts';
import { publishedFile } from './published-files.ts';
import { rawShapefile } from './raw-shapefile.ts';

/** A site as its publisher wrote it. */
export interface RawSite {
  reference: string;
  words: string;
  hectares: number;
  ownership: string;
  /** Of a council's point in degrees, of a boundary in metres of the web map (EPSG:3857). */
  rings: XY[][];
}

/** The register of Newcastle, its points on the web map. */
export function newcastleSites(): RawSite[] {
  const text = new TextDecoder('windows-1252').decode(
    publishedFile('brownfield', 'newcastle').buffer,
  );
  const columns = (headers: string[]) => headers.map((header, at) => header || `blank ${at}`);
  const rows = parse(text, { columns }) as unknown as Record<string, string>[];
  return rows.map((row) => ({
    reference: row.SiteReference ?? '',
    words: oneLine(`${row.SiteNameAddress} ${row.SiteReference}`),
    hectares: Number(row.Hectares),
    ownership: row.OwnershipStatus?.toLowerCase() ?? '',
    rings: [[onWebMap([Number(row.GeoX), Number(row.GeoY)])]],
  }));
}

/** The boundaries of London, the first of each reference. */
export function londonSites(): RawSite[] {
  const shapes = rawShapefile(publishedFile('sites', 'london').buffer);
  const first = new Map(shapes.toReversed().map((shape) => [shape.cells.siterefere, shape]));
  return [...first.values()].map(({ cells, rings }) => ({
    reference: cells.siterefere ?? '',
    words: oneLine(`${cells.sitenamead} ${cells.siterefere}`),
    hectares: Number(cells.hectares),
    ownership: cells.ownerships?.toLowerCase() ?? '',
    rings,
  }));
}

/** A ward's outline on the web map. */
export function wardOutline(council: string, name: string): XY[] {
  const file = publishedFile('boundaries', `wards-${council}`);
  const { features } = JSON.parse(String(file.buffer)) as FeatureCollection<Polygon>;
  const ward = features.find(({ properties }) => properties?.WD13NM === name);
  const [outline = []] = ward?.geometry.coordinates ?? [];
  return outline.slice(1).map((at) => onWebMap(at as XY));
}

/** The references of the sites that touch the outline, sorted; by plane geometry, no database. */
export function referencesIn(outline: XY[], sites: RawSite[]): string[] {
  const area = { kind: 'polygon', at: outline } as const;
  const touches = ({ rings }: RawSite) =>
    rings.some(
      (at) =>
        boxesMeet(at, outline) && touch({ kind: at.length === 1 ? 'point' : 'polygon', at }, area),
    );
  return sites
    .filter(touches)
    .map(({ reference }) => reference)
    .sort();
}

function boxesMeet(a: XY[], b: XY[]): boolean {
  const span = (shape: XY[], axis: 0 | 1) => {
    const values = shape.map((at) => at[axis]);
    return [Math.min(...values), Math.max(...values)] as const;
  };
  return ([0, 1] as const).every((axis) => {
    const [[least, most], [from, to]] = [span(a, axis), span(b, axis)];
    return least <= to && most >= from;
  });
}

const RADIUS = 6_378_137;

/** EPSG:4326 as EPSG:3857. */
const onWebMap = ([longitude, latitude]: XY): XY => [
  (RADIUS * longitude * Math.PI) / 180,
  RADIUS * Math.log(Math.tan(Math.PI / 4 + (latitude * Math.PI) / 360)),
];

/** EPSG:3857 as EPSG:4326. */
export const inDegrees = ([x, y]: XY): XY => [
  (x / RADIUS / Math.PI) * 180,
  (Math.atan(Math.exp(y / RADIUS)) / Math.PI) * 360 - 90,
];

const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim().toLowerCase();
