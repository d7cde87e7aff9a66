import { withTenant, type TenantScope } from '../../../platform/db.ts';
import { log } from '../../../platform/log.ts';
import { findLayerSource } from '../queries/layer-source.ts';
import { layerRows, layerSize } from '../queries/tile-rows.ts';
import { packLayer } from '../tiles/pack.ts';
import { layerBytes, type PackedLayer } from '../tiles/packed-layer.ts';
import type { TileProjection } from '../tiles/grid.ts';
import { ByteLru } from '../../../platform/byte-lru.ts';

/** A layer in memory and the version at which it was read. */
export type LoadedLayer = { packed: PackedLayer; version: number };

/** A layer in one of the projections of tiles: each has columns of its own. */
export type LayerKey = { layerId: string; projection: TileProjection };

/** Rough bytes of a feature and of a vertex in packed columns, for estimating a layer before reading it. */
const featureBytes = 200;
const attributeBytes = 40;
const vertexBytes = 16;

/** Layers in memory, within a budget of bytes; the least recently used is evicted first. */
export class LayerStore {
  private layers: ByteLru<LoadedLayer>;
  private budget: number;
  private loading = new Map<string, Promise<void>>();
  /** Layers found too big, with the version at which they were. */
  private tooBig = new Map<string, number>();

  constructor(budget: number) {
    this.budget = budget;
    this.layers = new ByteLru(budget);
  }

  get(tenant: TenantScope, named: LayerKey): LoadedLayer | undefined {
    return this.layers.get(keyOf(tenant, named));
  }

  /** Reads the layer into memory unless that is already under way or it was found too big; never throws. */
  load(tenant: TenantScope, named: LayerKey, version: number): Promise<void> {
    const key = keyOf(tenant, named);
    if (this.tooBig.get(key) === version) return Promise.resolve();
    const underWay = this.loading.get(key);
    if (underWay) return underWay;
    const loading = this.read(tenant, named)
      .catch((error: unknown) =>
        log.warning('layer not loaded', { layerId: named.layerId, error: String(error) }),
      )
      .finally(() => this.loading.delete(key));
    this.loading.set(key, loading);
    return loading;
  }

  private async read(tenant: TenantScope, named: LayerKey): Promise<void> {
    const key = keyOf(tenant, named);
    const found = await withTenant(tenant, async (tx) => {
      const source = await findLayerSource(tx, named.layerId, named.projection);
      if (!source) return undefined;
      const { features, vertices } = await layerSize(tx, source);
      const bytes =
        features * (featureBytes + attributeBytes * source.keys.length) + vertices * vertexBytes;
      if (bytes > this.budget) {
        this.tooBig.set(key, source.version);
        return undefined;
      }
      return { keys: source.keys, ...(await layerRows(tx, source)) };
    });
    if (!found) return this.layers.delete(key);
    const packed = packLayer(found.keys, found.rows);
    this.layers.set(key, { packed, version: found.version }, layerBytes(packed));
  }
}

function keyOf(tenant: TenantScope, { layerId, projection }: LayerKey): string {
  return `${tenant.shortName}/${layerId}/${projection}`;
}
