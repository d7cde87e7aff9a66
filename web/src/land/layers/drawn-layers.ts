import type { LayerRecord } from '@contract/land/ground/layers/feature-schemas.ts';
import type { LayerStyle } from '@contract/land/ground/layers/style/layer-style.ts';
import { readStyle } from '@contract/land/ground/layers/style/read-style.ts';
import type { SourceSpecification } from 'maplibre-gl';
import type { ComponentProps } from 'react';
import type { ClusteringPoints } from '../../map/clustering-points.tsx';
import { clusterLayers, clusterSource, EMPTY_CLUSTERS } from '../../map/style/cluster-layers.ts';
import { swatchParts } from '../../map/style/swatch-parts.ts';
import { engineLayers } from '@contract/land/ground/layers/style/engine-layers.ts';
import type { WantedStyle } from '../../map/style/style-sync.ts';

/** A layer that can be drawn. */
export interface DrawnLayer {
  layer: LayerRecord;
  style: LayerStyle;
  opacity: number;
}

const reported = new Set<string>();

/** A layer's style; a missing or broken one is logged, once, and the layer skipped. */
export function styleOf(layer: LayerRecord): LayerStyle | undefined {
  const read = readStyle(layer.mbstyle);
  if ('style' in read) return read.style;
  const fault = `Layer ${layer.id} is not drawn: ${read.fault}`;
  if (!reported.has(fault)) reportError(new Error(fault));
  reported.add(fault);
  return undefined;
}

/** Address of a layer's tiles, with the page's own origin: the engine's worker cannot resolve a relative one. */
export type TilesOf = (layerId: string) => { tiles: string; sourceLayer: string } | undefined;

/** Further base maps below the council's layers, such as a topographic one. */
export interface BaseSource {
  id: string;
  tiles: string;
  minZoom: number;
  tileSize: number;
}

/** A layer whose points are merged in the browser. */
type Clustered = ComponentProps<typeof ClusteringPoints>['layers'][number];

/** What the map draws for these layers, which are given from the top down. */
export function wantedOf(
  drawn: readonly DrawnLayer[],
  tilesOf: TilesOf,
  base: readonly BaseSource[],
  clusters: boolean,
): WantedStyle & { clustered: Clustered[] } {
  const wanted: WantedStyle = { sources: {}, layers: [] };
  const clustered: Clustered[] = [];
  for (const { id, tiles, minZoom, tileSize } of base) {
    wanted.sources[id] = { type: 'raster', tiles: [tiles], tileSize, minzoom: minZoom };
    wanted.layers.push({ id, type: 'raster', source: id, minzoom: minZoom });
  }
  for (const { layer, style, opacity } of drawn.toReversed()) {
    const place = tilesOf(layer.id);
    if (!place) continue;
    const source = `layer:${layer.id}`;
    wanted.sources[source] = vectorSource(place.tiles);
    const { sourceLayer } = place;
    const placing = { layerId: layer.id, source, sourceLayer, opacity, minZoom: layer.minZoom };
    const own = engineLayers(style, placing);
    if (!clusters || layer.geometryKind !== 'point') {
      wanted.layers.push(...own);
      continue;
    }
    const said = swatchParts(style).flatMap(({ colours }) => colours);
    // White is invisible on a light map.
    const colour = said.find((each) => !/^(#f{3}|#f{6}|white)$/i.test(each)) ?? '#14539a';
    wanted.sources[clusterSource(layer.id)] = EMPTY_CLUSTERS;
    wanted.layers.push(...clusterLayers(own, { ...placing, colour }));
    clustered.push({ layerId: layer.id, source, sourceLayer });
  }
  return { ...wanted, clustered };
}

function vectorSource(tiles: string): SourceSpecification {
  const absolute = tiles.startsWith('/') ? location.origin + tiles : tiles;
  return { type: 'vector', tiles: [absolute], minzoom: 0, maxzoom: 16 };
}
