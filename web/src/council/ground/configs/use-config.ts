import { getEffectiveConfig } from '@calls/council/configs/contract.ts';
import type { ConfigTypeId } from '@contract/council/ground/configs/config-types.ts';
import { USER_STALE_TIME } from '../../../api/query-client.ts';
import { useEndpoint } from '../../../api/use-endpoint.ts';
import { configStateOf, type ConfigState } from './config-state.ts';

/**
 * The council's configuration of a type, valid and with its links replaced: the one assigned under a
 * name, else the council's own. The server has already taken it through the loader.
 */
export function useConfig<T extends ConfigTypeId>(type: T, assignment?: string): ConfigState<T> {
  const asked = useEndpoint(
    getEffectiveConfig,
    { type, ...(assignment === undefined ? {} : { assignment }) },
    { staleTime: USER_STALE_TIME },
  );
  return configStateOf(asked);
}
