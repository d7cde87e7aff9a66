import { layerTiles, severalLayerTiles } from '@calls/land/layers/contract.ts';
import type { OutputOf } from '@contract/platform/contract.ts';
import { errorFrom } from '../api/api-error.ts';
import { call } from '../api/call.ts';
import { endpointQuery } from '../api/use-endpoint.ts';

type Plan = OutputOf<typeof layerTiles>;
type Projection = '3857' | '27700';

const FIVE_MINUTES = 300_000;
const NOT_FOUND = 404;

/** Where a layer's tiles are, with all features. Layers asked for at the same moment are one call. */
export function layerTilesQuery(layerId: string, projection: Projection) {
  return {
    ...endpointQuery(layerTiles, { layerId, projection }, { staleTime: FIVE_MINUTES }),
    queryFn: () => allFeaturesOf(layerId, projection),
  };
}

const waiting = new Map<
  Projection,
  { ids: Set<string>; plans: Promise<Map<string, Plan | null>> }
>();

/** The plan of one layer with all of its features, asked for with the others of this moment. */
export async function allFeaturesOf(layerId: string, projection: Projection): Promise<Plan> {
  const batch = waiting.get(projection) ?? begun(projection);
  batch.ids.add(layerId);
  const plan = (await batch.plans).get(layerId);
  if (!plan) throw errorFrom(NOT_FOUND, undefined);
  return plan;
}

/** A batch that is asked for once everything of this moment has joined it. */
function begun(projection: Projection) {
  const ids = new Set<string>();
  const answers = Promise.resolve().then(async () => {
    waiting.delete(projection);
    const layerIds = [...ids];
    const plans = await call(severalLayerTiles, { layerIds, projection });
    return new Map(layerIds.map((layerId, index) => [layerId, plans[index] ?? null]));
  });
  const batch = { ids, plans: answers };
  waiting.set(projection, batch);
  return batch;
}
