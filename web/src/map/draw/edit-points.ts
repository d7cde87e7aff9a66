import type { Map as MapLibreMap } from 'maplibre-gl';
import type { MapRef } from 'react-map-gl/maplibre';
import type { TerraDraw } from 'terra-draw';
import type { EngineName } from '../choose-engine.ts';
import type { Point } from './national-grid.ts';

/** terra-draw rejects coordinates with more decimals than it uses itself. */
const DECIMALS = 9;
const INK = '#c2006b';

/**
 * Point selection: the corners of a polygon can be dragged, added and removed. Loads terra-draw on first use. Gives
 * the function that ends it; `changed` receives the corners after every change.
 */
export async function editPoints(
  map: MapRef,
  engine: EngineName,
  corners: Point[],
  changed: (corners: Point[]) => void,
): Promise<() => void> {
  const [draw, Adapter] = await Promise.all([import('terra-draw'), adapterOf(engine)]);
  const editor: TerraDraw = new draw.TerraDraw({
    adapter: new Adapter({ map: map.getMap() as MapLibreMap, coordinatePrecision: DECIMALS }),
    modes: [
      new draw.TerraDrawPolygonMode(),
      new draw.TerraDrawSelectMode({
        allowManualDeselection: false,
        keyEvents: null,
        flags: {
          polygon: {
            feature: {
              selfIntersectable: true,
              coordinates: { midpoints: true, draggable: true, deletable: true },
            },
          },
        },
        styles: {
          selectedPolygonColor: INK,
          selectedPolygonFillOpacity: 0.12,
          selectedPolygonOutlineColor: INK,
          selectedPolygonOutlineWidth: 2.5,
          selectionPointColor: '#ffffff',
          selectionPointOutlineColor: INK,
          selectionPointOutlineWidth: 2,
          selectionPointWidth: 6,
          midPointColor: INK,
          midPointOutlineColor: '#ffffff',
          midPointOutlineWidth: 2,
          midPointWidth: 4,
        },
      }),
    ],
  });
  editor.start();
  const ring = [...corners, ...corners.slice(0, 1)].map(([x, y]) => [rounded(x), rounded(y)]);
  const [added] = editor.addFeatures([
    {
      type: 'Feature',
      properties: { mode: 'polygon' },
      geometry: { type: 'Polygon', coordinates: [ring] },
    },
  ]);
  if (!added?.valid || added.id === undefined) {
    editor.stop();
    throw new Error(added?.reason ?? 'The polygon cannot be edited');
  }
  const { id } = added;
  editor.selectFeature(id);
  editor.on('change', (ids) => {
    const shape = ids.includes(id) ? editor.getSnapshotFeature(id)?.geometry : undefined;
    if (shape?.type === 'Polygon') changed((shape.coordinates[0] ?? []).slice(0, -1) as Point[]);
  });
  return () => {
    // The map may be gone by now, and everything drawn on it with it.
    if (map.getMap().style) editor.stop();
  };
}

async function adapterOf(engine: EngineName) {
  if (engine === 'maplibre')
    return (await import('terra-draw-maplibre-gl-adapter')).TerraDrawMapLibreGLAdapter;
  const { TerraDrawMapboxGLAdapter } = await import('terra-draw-mapbox-gl-adapter');
  // The same shape for the other engine's map.
  return TerraDrawMapboxGLAdapter as unknown as typeof import('terra-draw-maplibre-gl-adapter').TerraDrawMapLibreGLAdapter;
}

const rounded = (value: number) => Number(value.toFixed(DECIMALS));
