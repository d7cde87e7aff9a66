import type { ConfigError } from '@contract/council/ground/configs/config-error.ts';
import type { ConfigOf, ConfigTypeId } from '@contract/council/ground/configs/config-types.ts';
import { configMessages } from '@contract/council/ground/configs/messages.ts';
import { configLoadMessages as messages } from './messages.ts';

export type ConfigState<T extends ConfigTypeId> =
  | { status: 'loading' }
  | { status: 'failed'; errors: ConfigError[]; reload: () => void }
  | { status: 'ready'; config: ConfigOf<T> };

export interface ConfigAnswer {
  config: unknown;
  errors: ConfigError[];
}

/** What must be told of a configuration that a screen can do without: one that was never made is no fault. */
export const faultOf = (state: ConfigState<ConfigTypeId>) =>
  state.status === 'failed' && state.errors.every(({ hint }) => hint !== configMessages.missingHint)
    ? state
    : undefined;

interface Asked {
  data: ConfigAnswer | undefined;
  error: Error | null;
  refetch: () => Promise<unknown>;
}

/** What a screen knows of a configuration that may be missing, refused or full of errors. */
export function configStateOf<T extends ConfigTypeId>({
  data,
  error,
  refetch,
}: Asked): ConfigState<T> {
  const reload = () => void refetch();
  if (data?.config) return { status: 'ready', config: data.config as ConfigOf<T> };
  if (data) return { status: 'failed', errors: data.errors, reload };
  if (!error) return { status: 'loading' };
  const refused: ConfigError = {
    kind: 'fetching',
    message: messages.failedToGet,
    details: error.message,
  };
  return { status: 'failed', errors: [refused], reload };
}
