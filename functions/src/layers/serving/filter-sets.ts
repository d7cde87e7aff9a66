import { withTenant, type TenantScope } from '../../platform/db.ts';
import { filterHash, matchingSiteIds, type readFilters } from '../../site-search/matching-sites.ts';
import { layerVersion, sitesLayerId } from '../queries/layer-source.ts';
import { featureSet, type FeatureSet } from '../tiles/feature-set.ts';
import { ByteLru } from './byte-lru.ts';
import type { LoadedLayer } from './layer-store.ts';

type Filters = ReturnType<typeof readFilters>;

/** The sites that meet a filter; `version` is undefined if they changed while it was run. */
export type Matching = { ids: Float64Array; version: number | undefined; set?: FeatureSet };

const keptBytes = 32 * 1024 * 1024;

/** Filters that were run: once as SQL for each version of the sites, then kept under their hash. */
export class FilterSets {
  private kept = new ByteLru<Promise<Matching>>(keptBytes);

  /** The ids that meet the filters at `version`; asks the database only if nobody has. */
  async matching(tenant: TenantScope, version: number, filters: Filters): Promise<Matching> {
    const key = `${tenant.shortName}/${version}/${filterHash(filters)}`;
    const known = this.kept.get(key);
    if (known) return known;
    const asked = run(tenant, filters);
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

/** The matching features of a layer in memory, as bits; made once for each layer version. */
export function setOf(matching: Matching, layer: LoadedLayer): FeatureSet {
  matching.set ??= featureSet(layer.packed, matching.ids);
  return matching.set;
}

function run(tenant: TenantScope, filters: Filters): Promise<Matching> {
  return withTenant(tenant, async (tx) => {
    const before = await layerVersion(tx, sitesLayerId);
    const ids = Float64Array.from(await matchingSiteIds(tx, filters));
    const after = await layerVersion(tx, sitesLayerId);
    return { ids, version: before === after ? after : undefined };
  });
}
