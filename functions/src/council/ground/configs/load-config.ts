import { configMessages } from './messages.ts';
import {
  invalidConfig,
  missingConfig,
  unknownConfigError,
  type ConfigError,
} from './config-error.ts';
import { LinkError, linkKey, linksIn, replaceLinks } from './config-links.ts';
import {
  parseConfig,
  type ConfigFetcher,
  type ConfigRecord,
  type ConfigRequest,
  type ConfigStore,
} from './config-record.ts';
import { findConfigType, type ConfigObject, type ConfigType } from './config-types.ts';
import { NewerVersionError, upgradeConfig } from './upgrade-config.ts';
import { validateConfig } from './validate-config.ts';

/** A configuration on its way from the store to the screen; `current` is set only when it is valid. */
export interface LoadedConfig {
  record: ConfigRecord | undefined;
  /** As stored. */
  initial: unknown;
  /** With its links replaced. */
  replacedLinks: unknown;
  /** Upgraded to the present version and valid: this is what screens use. */
  current: ConfigObject | undefined;
  errors: ConfigError[];
}

const failed = (error: ConfigError, known: Partial<LoadedConfig> = {}): LoadedConfig => ({
  record: undefined,
  initial: undefined,
  replacedLinks: undefined,
  ...known,
  current: undefined,
  errors: [error],
});

/**
 * The one way from a stored configuration to a usable one: fetch, replace links, upgrade, validate. Never throws:
 * anything that goes wrong is in `errors`, as validation, fetching or other.
 */
export async function loadConfig(
  fetcher: ConfigFetcher,
  request: ConfigRequest,
): Promise<LoadedConfig> {
  const type = findConfigType(request.type);
  if (!type)
    return failed({
      kind: 'other',
      message: configMessages.noMatchingTypes,
      details: `${request.type} is not a config type`,
    });
  let record: ConfigRecord | undefined;
  try {
    record = await fetchRecord(fetcher, request);
  } catch (cause) {
    return failed({
      ...unknownConfigError(cause),
      kind: 'fetching',
      message: configMessages.failedToGet,
    });
  }
  if (!record)
    return failed(
      'id' in request
        ? { kind: 'fetching', message: configMessages.notFound, hint: configMessages.missingHint }
        : missingConfig(type.name),
    );
  if (record.config_type_id !== request.type)
    return failed(
      {
        kind: 'other',
        message: configMessages.noMatchingTypes,
        details: `${linkKey(record.table, record.id)} is of type ${record.config_type_id}`,
      },
      { record },
    );
  return build(fetcher, type, record);
}

async function fetchRecord(fetcher: ConfigFetcher, request: ConfigRequest) {
  if (!('id' in request)) return fetcher.ofCouncil(request.type, request.assignment);
  const [record] = await fetcher.byIds([request.id], request.table ?? 'configs');
  return record;
}

async function build(
  fetcher: ConfigFetcher,
  type: ConfigType,
  record: ConfigRecord,
): Promise<LoadedConfig> {
  const known: Partial<LoadedConfig> = { record };
  try {
    known.initial = parseConfig(record);
    const found = await fetchLinked(fetcher, known.initial);
    known.replacedLinks = replaceLinks(known.initial, found, linkKey(record.table, record.id));
    const { replacedLinks } = known;
    if (replacedLinks === null || typeof replacedLinks !== 'object' || Array.isArray(replacedLinks))
      return failed(invalidConfig('', 'A config is an object'), known);
    const config = upgradeConfig(type, replacedLinks as ConfigObject);
    const errors = validateConfig(type, config);
    return {
      record,
      initial: known.initial,
      replacedLinks,
      current: errors.length ? undefined : config,
      errors,
    };
  } catch (cause) {
    return failed(buildError(cause), known);
  }
}

function buildError(cause: unknown): ConfigError {
  if (cause instanceof LinkError) return invalidConfig(cause.path, cause.message);
  if (cause instanceof SyntaxError)
    return invalidConfig('', `The config is not JSON: ${cause.message}`);
  if (cause instanceof NewerVersionError) return invalidConfig('schemaVersion', cause.message);
  if (cause instanceof FetchFailure)
    return {
      ...unknownConfigError(cause.cause),
      kind: 'fetching',
      message: configMessages.failedToGet,
    };
  return unknownConfigError(cause);
}

class FetchFailure extends Error {}

/**
 * All configurations that links lead to, with one call per store and level; each is read only once, so circles end.
 */
async function fetchLinked(
  fetcher: ConfigFetcher,
  root: unknown,
): Promise<ReadonlyMap<string, unknown>> {
  const found = new Map<string, unknown>();
  const asked = new Set<string>();
  let level: unknown[] = [root];
  while (level.length) {
    const wanted = new Map<ConfigStore, Set<string>>();
    for (const { table, configIds } of level.flatMap((value) => linksIn(value)))
      for (const id of configIds) {
        if (asked.has(linkKey(table, id))) continue;
        asked.add(linkKey(table, id));
        wanted.set(table, (wanted.get(table) ?? new Set()).add(id));
      }
    const answers = await Promise.all(
      [...wanted].map(([table, ids]) =>
        fetcher.byIds([...ids], table).catch((cause: unknown) => {
          throw new FetchFailure('', { cause });
        }),
      ),
    );
    level = answers.flat().map((record) => {
      const value = parseConfig(record);
      found.set(linkKey(record.table, record.id), value);
      return value;
    });
  }
  return found;
}
