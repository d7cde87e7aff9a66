/** Where configurations are kept; `configs` is the council's own current one. */
export const configStores = ['configs', 'mutable_configs', 'immutable_configs'] as const;
export type ConfigStore = (typeof configStores)[number];

/** A stored configuration: its text and its type. */
export interface ConfigRecord {
  id: string;
  table: ConfigStore;
  config_type_id: string;
  /** JSON text, or already parsed. */
  config: string | object | null;
}

/** Which configuration to read: this one, or the council's of a type, the assigned one first, otherwise any. */
export type ConfigRequest =
  | { type: string; id: string; table?: ConfigStore }
  | { type: string; assignment?: string | undefined };

/** How configurations are read: SQL on the server, calls in the browser. */
export interface ConfigFetcher {
  /** Those of these ids that exist, in any order. */
  byIds(ids: readonly string[], table: ConfigStore): Promise<ConfigRecord[]>;
  /** The council's configuration of this type: the assigned one, otherwise its own; undefined if there is none. */
  ofCouncil(type: string, assignment: string | undefined): Promise<ConfigRecord | undefined>;
}

/** The parsed text of a stored configuration; throws a SyntaxError when it is not JSON. */
export function parseConfig({ config }: ConfigRecord): unknown {
  return typeof config === 'string' ? (JSON.parse(config) as unknown) : config;
}
