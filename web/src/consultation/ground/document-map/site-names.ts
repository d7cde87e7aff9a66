import type { EditionMapData } from '@contract/consultation/ground/documents/edition.ts';
import { SITE } from '@contract/land/ground/map-picture/site-colour.ts';
import { areaMiddles, type Piece } from '../../../map/style/area-middles.ts';
import type { LayerParts } from './council-layer.ts';

/** The page's own font: with no `glyphs` address the engine fetches none. */
const FONT = ['Inter Variable'];

/** The name of each site, once. */
export function siteNameParts({ sites, bounds }: EditionMapData, source: string): LayerParts {
  const areas = sites.features.flatMap(({ id, geometry, properties }): Piece[] =>
    geometry.type === 'Polygon' || geometry.type === 'MultiPolygon'
      ? [{ id, geometry, properties: { ...properties } }]
      : [],
  );
  const points = sites.features.filter(({ geometry }) => geometry.type === 'Point');
  const places = {
    type: 'FeatureCollection' as const,
    features: [...areaMiddles(areas, bounds).features, ...points],
  };
  const names = `${source}:names`;
  return {
    sources: { [names]: { type: 'geojson', data: places } },
    layers: [
      {
        id: names,
        source: names,
        type: 'symbol',
        layout: {
          'text-field': ['get', 'name'],
          'text-font': FONT,
          'text-size': 13,
          'text-variable-anchor': ['center', 'top', 'bottom', 'left', 'right'],
          'text-radial-offset': 0.8,
          'text-max-width': 8,
        },
        paint: { 'text-color': SITE, 'text-halo-color': '#ffffff', 'text-halo-width': 1.5 },
      },
    ],
  };
}
