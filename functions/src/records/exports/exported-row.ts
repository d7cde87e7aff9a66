/** One record for export: values by column, and a site's shape as text if the format needs it. */
export interface ExportedRow {
  id: number;
  /** Whether it has the requested scenario; every site has 'base'. */
  has_scenario: boolean;
  /** Point, line, polygon…; null without geometry. */
  shape_kind: string | null;
  /** WKT in 27700 or 4326, or GeoJSON in 4326. */
  shape: string | null;
  values: unknown[];
}

export type ShapeForm = 'none' | 'wkt 27700' | 'wkt 4326' | 'geojson 4326';
