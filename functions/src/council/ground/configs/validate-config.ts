import { yup } from '../../../platform/contract.ts';
import { faultsIn, validated } from '../../../platform/validated.ts';
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
    validated(type.schema, config);
    return [];
  } catch (error) {
    if (!(error instanceof yup.ValidationError)) throw error;
    return faultsIn(error).map(({ path, message }) => invalidConfig(path ?? '', message));
  }
}
