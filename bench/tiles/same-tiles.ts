import { VectorTile } from '@mapbox/vector-tile';
import { PbfReader } from 'pbf';

/** What an independent reader finds in a tile. */
export type Contents = { features: number; vertices: number; attributes: number; bytes: number };

export function contentsOf(bytes: Uint8Array): Contents {
  const contents = { features: 0, vertices: 0, attributes: 0, bytes: bytes.length };
  for (const layer of Object.values(new VectorTile(new PbfReader(bytes)).layers)) {
    contents.features += layer.length;
    for (let i = 0; i < layer.length; i++) {
      const feature = layer.feature(i);
      contents.vertices += feature.loadGeometry().flat().length;
      contents.attributes += Object.keys(feature.properties).filter((name) => name !== 'id').length;
    }
  }
  return contents;
}

export function describe({ features, vertices, attributes, bytes }: Contents): string {
  return `${features} features, ${vertices} vertices, ${attributes} attributes, ${(bytes / 1000).toFixed(0)} kB`;
}
