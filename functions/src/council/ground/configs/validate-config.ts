import { yup } from '../../../platform/contract.ts';
import { invalidConfig, type ConfigError } from './config-error.ts';
import { configMessages } from './messages.ts';
import type { ConfigType } from './config-types.ts';

/** Everything wrong with this configuration by its type, with path and reason; empty when it is valid. */
export function validateConfig(type: Pick<ConfigType, 'schema'>, config: unknown): ConfigError[] {
  // An object's schema would take nothing for an empty object.
  if (config === undefined || config === null) {
    return [invalidConfig('', configMessages.doesNotExist)];
  }
  try {
    type.schema.validateSync(config, { strict: true, abortEarly: false });
    return [];
  } catch (error) {
    if (!(error instanceof yup.ValidationError)) throw error;
    const faults = error.inner.length ? error.inner : [error];
    return faults.map(({ path, message }) => invalidConfig(path ?? '', message));
  }
}
