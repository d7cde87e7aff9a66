import { getConfigs, getTenantConfigs } from '@calls/configs/contract.ts';
import { configStores, type ConfigFetcher } from '@contract/configs/config-record.ts';
import type { ConfigTypeId } from '@contract/configs/config-types.ts';
import { isApiError } from '../api/api-error.ts';
import { call } from '../api/call.ts';

/** How the one loader reads configurations in the browser: by the calls, as the signed-in person may. */
export const fetchConfigs: ConfigFetcher = {
  async byIds(ids, table) {
    try {
      return (await call(getConfigs, { ids: [...ids], table })).data;
    } catch (error) {
      if (isApiError(error, 'config-not-found')) return [];
      throw error;
    }
  },
  async ofCouncil(type) {
    for (const table of configStores) {
      const { data } = await call(getTenantConfigs, { type: type as ConfigTypeId, table });
      if (data[0]) return data[0];
    }
    return undefined;
  },
};
