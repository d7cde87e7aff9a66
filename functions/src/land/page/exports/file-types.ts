/** What sites can be exported as. 'brownfield' is the national brownfield land register (CSV). */
export const fileTypes = ['csv', 'xlsx', 'geojson', 'gpkg', 'shp', 'kml', 'brownfield'] as const;
export type FileType = (typeof fileTypes)[number];

/** A place as columns: the geometry as WKT in 27700, or the site's centre in degrees or metres. */
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

/** Columns that every site has beside the council's own; a dictionary field of the same name wins. */
export const ownColumns = [
  { dbPropertyName: 'id', label: 'Site id', kind: 'integer' },
  { dbPropertyName: 'source_reference', label: 'Reference', kind: 'text' },
  { dbPropertyName: 'scenario_name', label: 'Scenario', kind: 'text' },
  { dbPropertyName: 'site_tags', label: 'Tags', kind: 'texts' },
  { dbPropertyName: 'geometry_source', label: 'Geometry from', kind: 'text' },
  { dbPropertyName: 'public_map_visibility', label: 'On public maps', kind: 'boolean' },
  { dbPropertyName: 'created_at', label: 'Created', kind: 'moment' },
  { dbPropertyName: 'updated_at', label: 'Changed', kind: 'moment' },
] as const;

export const EXPORT_LIMITS = {
  /** More do not fit into a body of 1 MB; a selection by filters takes the rest. */
  idsInBody: 100_000,
  selection: 1_000_000,
  fields: 300,
  /** Up to here a file is the answer itself (specification issue: above 10 MB it is a job). */
  directSites: 5_000,
  directBytes: 10 * 1024 * 1024,
  problems: 500,
  keptDays: 30,
} as const;
