/** What sites can be exported as. 'brownfield' is the national brownfield land register (CSV). */
export const exportFormats = [
  'csv',
  'xlsx',
  'geojson',
  'gpkg',
  'shp',
  'kml',
  'brownfield',
] as const;
export type ExportFormat = (typeof exportFormats)[number];

/** What records of any type can be exported as. */
export const tableFormats = ['csv', 'xlsx'] as const satisfies ExportFormat[];

/** The location as columns: the geometry as WKT in 27700, or the site's centre in degrees or metres. */
export const geometryColumns = ['wkb_geometry', 'lon_lat', 'easting_northing'] as const;
export type GeometryColumn = (typeof geometryColumns)[number];

export const exportStatuses = [
  'new',
  'processing',
  'success',
  'error',
  'cancelled',
  'expired',
] as const;
export type ExportStatus = (typeof exportStatuses)[number];

export const EXPORT_LIMITS = {
  /** For more, use a selection by filters. */
  idsInBody: 100_000,
  selection: 1_000_000,
  fields: 300,
  /** Up to this size the file is the response itself (specification issue: above 10 MB it is a job). */
  directSites: 5_000,
  directBytes: 10 * 1024 * 1024,
  /** The same for formats that GDAL writes: it holds up the process that answers every council. */
  convertedSites: 300,
  problems: 500,
  keptDays: 30,
} as const;

/** Formats that GDAL writes. */
const converted: readonly ExportFormat[] = ['gpkg', 'shp', 'kml'];

/** Most sites of which a file of a format is made while the person waits. */
export const mostAtOnce = (format: ExportFormat): number =>
  converted.includes(format) ? EXPORT_LIMITS.convertedSites : EXPORT_LIMITS.directSites;
