import { configTypes, type ConfigTypeId } from '../config-types.ts';
import { validateConfig } from '../validate-config.ts';

/** 'path: reason' of every fault. */
export const faults = (type: ConfigTypeId, config: unknown) =>
  validateConfig(configTypes[type], config).map(({ path, details }) => `${path}: ${details}`);
