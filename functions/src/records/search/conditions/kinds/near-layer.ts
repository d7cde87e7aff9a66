import type { NearLayerFilter } from '../../../../council/ground/filters/kinds/near-layer.ts';
import { negateIfExcluded } from '../negate-if-excluded.ts';
import type { PlaceCondition } from '../kind-condition.ts';
import { touchesLayer } from '../touches-layer.ts';

export const nearLayerCondition: PlaceCondition<NearLayerFilter> = (asked, record) =>
  negateIfExcluded(asked, touchesLayer(asked.value, record));
