import { getEffectiveConfig } from '@calls/configs/contract.ts';
import type { ConfigStore } from '@contract/configs/config-record.ts';
import type { ConfigTypeId } from '@contract/configs/config-types.ts';
import { useQuery } from '@tanstack/react-query';
import { currentTenant } from '../api/host.ts';
import { USER_STALE_TIME } from '../api/query-client.ts';
import { useEndpoint } from '../api/use-endpoint.ts';
import { stateOf, type Answer, type ConfigState } from './config-state.ts';

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
  return stateOf(asked);
}

/** One configuration by its id, taken through the same loader here: for those that nothing assigns. */
export function useConfigById<T extends ConfigTypeId>(
  type: T,
  id: string | null,
  table: ConfigStore = 'configs',
): ConfigState<T> {
  const asked = useQuery<Answer, Error>({
    queryKey: ['configs', 'by-id', currentTenant(), { type, id, table }],
    queryFn: () => loadById(type, id as string, table),
    enabled: id !== null,
    staleTime: USER_STALE_TIME,
  });
  return stateOf(asked);
}

/** The loader and its schemas are fetched only where a configuration is loaded by id. */
async function loadById(type: ConfigTypeId, id: string, table: ConfigStore): Promise<Answer> {
  const [{ loadConfig }, { fetchConfigs }] = await Promise.all([
    import('@contract/configs/load-config.ts'),
    import('./fetch-configs.ts'),
  ]);
  const { current, errors } = await loadConfig(fetchConfigs, { type, id, table });
  return { config: current ?? null, errors };
}
