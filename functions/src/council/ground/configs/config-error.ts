import { configMessages } from './messages.ts';

export type ConfigErrorKind = 'validation' | 'fetching' | 'saving' | 'other';

/** One thing that is wrong with a configuration, for the config-error screen. */
export interface ConfigError {
  kind: ConfigErrorKind;
  message: string;
  hint?: string | undefined;
  /** Where in the configuration, such as 'filters[2].caption'. */
  path?: string | undefined;
  /** Details for a developer. */
  details?: string | undefined;
}

/** No council configuration of that type was found. */
export const missingConfig = (typeName: string): ConfigError => ({
  kind: 'fetching',
  message: configMessages.missing(typeName),
  hint: configMessages.missingHint,
});

/** The configuration contains something that its type does not allow. */
export const invalidConfig = (path: string, details: string): ConfigError => ({
  kind: 'validation',
  message: configMessages.invalid,
  path,
  details,
});

/** An exception, with its own message. */
export const unknownConfigError = (cause: unknown): ConfigError => ({
  kind: 'other',
  message: configMessages.unknown,
  details: cause instanceof Error ? cause.message : String(cause),
});
