import type { NearLayerFilter } from '../../../../../council/ground/filters/kinds/near-layer.ts';
import { asMeant } from '../as-meant.ts';
import type { PlaceCondition } from '../kind-condition.ts';
import { touchesLayer } from '../touches-layer.ts';

export const nearLayer: PlaceCondition<NearLayerFilter> = (asked, record) =>
  asMeant(asked, touchesLayer(asked.value, record));
