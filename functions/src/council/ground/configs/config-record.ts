/** Where configurations are kept; `configs` is the council's own current one. */
export const configStores = ['configs', 'mutable_configs', 'immutable_configs'] as const;
export type ConfigStore = (typeof configStores)[number];

/** A stored configuration: its text, and which type it is of. */
export interface ConfigRecord {
  id: string;
  table: ConfigStore;
  config_type_id: string;
  /** JSON text, or what it says. */
  config: string | object | null;
}

/** Which configuration is wanted: this one, or the council's of a type by assignment or else any. */
export type ConfigRequest =
  | { type: string; id: string; table?: ConfigStore }
  | { type: string; assignment?: string | undefined };

/** The ways of reading configurations; on the server SQL, in the browser calls. */
export interface ConfigFetcher {
  /** Those that exist of these ids, in any order. */
  byIds(ids: readonly string[], table: ConfigStore): Promise<ConfigRecord[]>;
  /** The council's configuration of this type: the assigned one, else its own; undefined if none. */
  ofCouncil(type: string, assignment: string | undefined): Promise<ConfigRecord | undefined>;
}

/** What a stored configuration says; a SyntaxError when its text is not JSON. */
export function parseConfig({ config }: ConfigRecord): unknown {
  return typeof config === 'string' ? (JSON.parse(config) as unknown) : config;
}
