import { withTenant, type TenantScope } from '../../../platform/db.ts';
import { layerVersion } from '../queries/layer-source.ts';
import { featureSet, type FeatureSet } from '../tiles/feature-set.ts';
import type { PackedLayer } from '../tiles/packed-layer.ts';
import { BriefCache } from './brief-cache.ts';
import { ByteLru } from '../../../platform/byte-lru.ts';
import type { LoadedLayer } from './layer-store.ts';
import type { TileChoice } from './tile-choice.ts';

/** The features that the filters find; `version` is undefined if they changed during the query. */
export type Matching = {
  ids: Float64Array;
  version: number | undefined;
  /** As bits in the order of each packed copy of the layer: every projection has its own. */
  sets: WeakMap<PackedLayer, FeatureSet>;
};

const keptBytes = 32 * 1024 * 1024;
/** How long the tiles of one screen may share a result that can change without a new version. */
const unseenMs = 2000;

/** Filter results: run once as SQL for each version of the layer, then cached under their hash. */
export class FilterSets {
  private kept = new ByteLru<Promise<Matching>>(keptBytes);
  private brief = new BriefCache<Matching>(unseenMs);

  /** The ids that match at `version`; queries the database only if nobody has yet. */
  async matching(tenant: TenantScope, version: number, choice: TileChoice): Promise<Matching> {
    const key = `${tenant.shortName}/${choice.layerId}/${version}/${choice.hash}`;
    if (choice.changesUnseen) return this.brief.get(key, () => run(tenant, choice));
    const known = this.kept.get(key);
    if (known) return known;
    const asked = run(tenant, choice);
    this.kept.set(key, asked, 1000);
    try {
      const matching = await asked;
      if (matching.version === version)
        this.kept.set(key, asked, matching.ids.byteLength * 1.1 + 1000);
      else this.kept.delete(key);
      return matching;
    } catch (error) {
      this.kept.delete(key);
      throw error;
    }
  }
}

/** The matching features of a layer in memory, as bits; computed once for each version and projection. */
export function setOf(matching: Matching, layer: LoadedLayer): FeatureSet {
  const known = matching.sets.get(layer.packed);
  if (known) return known;
  const made = featureSet(layer.packed, matching.ids);
  matching.sets.set(layer.packed, made);
  return made;
}

function run(tenant: TenantScope, { layerId, ids }: TileChoice): Promise<Matching> {
  return withTenant(tenant, async (tx) => {
    const before = await layerVersion(tx, layerId);
    const found = Float64Array.from(await ids(tx));
    const after = await layerVersion(tx, layerId);
    return { ids: found, version: before === after ? after : undefined, sets: new WeakMap() };
  });
}
