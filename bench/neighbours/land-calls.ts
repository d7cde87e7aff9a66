import { previewBoundary } from '../../functions/src/land/boundaries/contract.ts';
import type { Filter } from '../../functions/src/council/ground/filters/filter.ts';
import { exportSites, keepSelection } from '../../functions/src/land/composed/exports/contract.ts';
import { searchSites } from '../../functions/src/land/site-search/contract.ts';
import { readCustomShapes } from '../../functions/src/land/sites/contract.ts';
import { type DearCall, sentAs } from './dear-call.ts';
import type { Scene } from './scene.ts';

/** As many conditions as an address carries, none of which an index serves, and a polygon of many corners. */
function worstFilters({ centre }: Scene): Filter[] {
  const none = Array.from({ length: 20 }, (_, at): Filter => ({
    type: 'text',
    dbPropertyName: 'search_text',
    condition: 'not contains',
    value: `zz${at}`,
  }));
  const polygon = { type: 'Polygon' as const, coordinates: [ring(centre, 9_000, 60, 0.6)] };
  return [{ type: 'in area', value: { projection: '27700', polygon } }, ...none];
}

/** A closed star with this many corners, no two of whose sides cross. */
function ring(
  [east, north]: readonly [number, number],
  metres: number,
  corners: number,
  inward = 0.999,
) {
  const around = Array.from({ length: corners }, (_, at) => {
    const angle = (at / corners) * 2 * Math.PI;
    const far = at % 2 === 0 ? metres : metres * inward;
    const rounded = (value: number) => Math.round(value * 1000) / 1000;
    return [rounded(east + far * Math.cos(angle)), rounded(north + far * Math.sin(angle))];
  });
  return [...around, around[0]!];
}

const columns = ['id', 'site_name', 'size_ha', 'optimised_unit_capacity', 'assessment_status'];

/** Dear calls about sites. */
export const landCalls: readonly DearCall[] = [
  {
    name: 'search: 20 conditions and a polygon of 60 corners, 500 sites with details',
    abreast: 2,
    prepare: async (scene) => {
      const filters = JSON.stringify(worstFilters(scene));
      return () =>
        sentAs(scene, 'officer', searchSites, {
          filters,
          limit: 500,
          withDetails: true,
          sort: '-site_name',
        });
    },
  },
  ...(['xlsx', 'gpkg', 'shp'] as const).map((file_type): DearCall => ({
    name: `export: every site as ${file_type}`,
    abreast: 1,
    prepare: async (scene) => {
      const kept = await scene.council.as('officer').call(keepSelection, { filters: [] });
      return () =>
        sentAs(scene, 'officer', exportSites, {
          selection: kept.id,
          file_type,
          selected_fields: columns,
          ...(file_type === 'xlsx' ? { geometry_column: 'wkb_geometry' as const } : {}),
        });
    },
  })),
  {
    name: 'shapes: one number of 199,000 digits as WKT',
    abreast: 2,
    prepare: async (scene) => () =>
      sentAs(scene, 'officer', readCustomShapes, { text: `POINT(${'1'.repeat(199_000)} 1)` }),
  },
  {
    name: 'shapes: 199,000 brackets and spaces as WKT',
    abreast: 2,
    prepare: async (scene) => () =>
      sentAs(scene, 'officer', readCustomShapes, { text: `POLYGON${'( '.repeat(99_000)}` }),
  },
  {
    name: 'geometry: a boundary of 60,000 corners merged with 50 others',
    abreast: 2,
    prepare: async (scene) => {
      const outline = (metres: number, corners: number) => ({
        type: 'Polygon' as const,
        coordinates: [ring(scene.centre, metres, corners)],
      });
      const shapes = Array.from({ length: 50 }, (_, at) => outline(1_000 + at, 400));
      return () =>
        sentAs(scene, 'officer', previewBoundary, {
          operation: 'merge',
          wkbGeometry: outline(9_000, 59_999),
          shapes,
        });
    },
  },
];
