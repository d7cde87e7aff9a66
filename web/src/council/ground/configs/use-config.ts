import { getEffectiveConfig } from '@calls/council/configs/contract.ts';
import type { ConfigTypeId } from '@contract/council/ground/configs/config-types.ts';
import { USER_STALE_TIME } from '../../../api/query-client.ts';
import { useEndpoint } from '../../../api/use-endpoint.ts';
import { configStateOf, type ConfigState } from './config-state.ts';

/**
 * The council's valid configuration of a type, with its links resolved by the server: the one assigned under a name,
 * otherwise the council's own.
 */
export function useConfig<T extends ConfigTypeId>(type: T, assignment?: string): ConfigState<T> {
  const asked = useEndpoint(
    getEffectiveConfig,
    { type, ...(assignment === undefined ? {} : { assignment }) },
    { staleTime: USER_STALE_TIME },
  );
  return configStateOf(asked);
}
