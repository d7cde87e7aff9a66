import type { ConfigObject, ConfigType } from './config-types.ts';

/** The configuration was written for a version that this product does not know yet. */
export class NewerVersionError extends Error {
  constructor(version: number, known: number) {
    super(`schemaVersion ${version} is newer than ${known}`);
    this.name = 'NewerVersionError';
  }
}

const versionOf = ({ schemaVersion }: ConfigObject) =>
  Number.isInteger(schemaVersion) && Number(schemaVersion) >= 1 ? Number(schemaVersion) : 1;

/**
 * The configuration in the type's present version, without its version mark. Unmarked ones are version 1. Pure: the
 * given object is left unchanged.
 */
export function upgradeConfig(
  type: Pick<ConfigType, 'version' | 'upgrades'>,
  config: ConfigObject,
): ConfigObject {
  const version = versionOf(config);
  if (version > type.version) throw new NewerVersionError(version, type.version);
  const { schemaVersion: _, ...body } = config;
  return type.upgrades.slice(version - 1).reduce((older, upgrade) => upgrade(older), body);
}
