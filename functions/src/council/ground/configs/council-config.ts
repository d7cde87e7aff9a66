import type { Tx } from '../../../platform/db.ts';
import type { ConfigFetcher, ConfigRequest } from './config-record.ts';
import type { ConfigTypeId } from './config-types.ts';
import { loadConfig, type LoadedConfig } from './load-config.ts';
import { assignedConfig, configsByIds, configsOfType } from './queries.ts';

/**
 * A configuration of the council in whose transaction this runs, through the one loader. Throws if the database
 * fails; faults of the configuration itself are in `errors`.
 */
export async function councilConfig(
  tx: Tx,
  request: ConfigRequest & { type: ConfigTypeId },
): Promise<LoadedConfig> {
  const failures: unknown[] = [];
  const noted = <T>(reading: Promise<T>): Promise<T> =>
    reading.catch((cause: unknown) => {
      failures.push(cause);
      throw cause;
    });
  const fetcher: ConfigFetcher = {
    byIds: (ids, table) => noted(configsByIds(tx, ids, table)),
    ofCouncil: (type, assignment) => noted(findForCouncil(tx, type, assignment)),
  };
  const loaded = await loadConfig(fetcher, request);
  if (failures.length) throw failures[0];
  return loaded;
}

/**
 * The one assigned under the requested name, otherwise the one assigned without a name, otherwise the council's
 * newest.
 */
async function findForCouncil(tx: Tx, type: string, assignment: string | undefined) {
  const assigned =
    (assignment === undefined ? undefined : await assignedConfig(tx, type, assignment)) ??
    (await assignedConfig(tx, type, undefined));
  const [record] = assigned
    ? await configsByIds(tx, [assigned.id], assigned.table)
    : await configsOfType(tx, type);
  return record;
}
