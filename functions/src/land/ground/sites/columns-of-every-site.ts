interface ColumnOfEverySite {
  kind: 'integer' | 'text' | 'boolean' | 'moment' | 'tags';
  /** What people call it; without one it is not shown to choose from. */
  label?: string;
  /** Part of every record of a site that is answered, whatever fields are asked for. */
  inRecords?: true;
  /** Whether sites are found and sorted by it. */
  searchable?: true;
}

/**
 * What the sites of every council have beside the fields of its dictionary, in the order in which they are offered;
 * a dictionary's field of the same name describes the same column.
 */
const columnsOfEverySite = {
  id: { kind: 'integer', label: 'Site id', inRecords: true, searchable: true },
  source_reference: { kind: 'text', label: 'Reference', inRecords: true, searchable: true },
  scenario_name: { kind: 'text', label: 'Scenario', inRecords: true },
  site_tags: { kind: 'tags', label: 'Tags', inRecords: true, searchable: true },
  geometry_source: { kind: 'text', label: 'Geometry from', inRecords: true, searchable: true },
  public_map_visibility: {
    kind: 'boolean',
    label: 'On public maps',
    inRecords: true,
    searchable: true,
  },
  created_at: { kind: 'moment', label: 'Created', searchable: true },
  updated_at: { kind: 'moment', label: 'Changed', searchable: true },
  id_unique: { kind: 'text', inRecords: true },
  /** Whose reference a site goes by depends on it. */
  source: { kind: 'text', inRecords: true },
  row_version: { kind: 'integer', inRecords: true },
  search_text: { kind: 'text', searchable: true },
} as const satisfies Record<string, ColumnOfEverySite>;

const columns: [name: string, column: ColumnOfEverySite][] = Object.entries(columnsOfEverySite);

/** The names of the columns that every answered record of a site has. */
export const recordColumns: readonly string[] = columns
  .filter(([, { inRecords }]) => inRecords)
  .map(([name]) => name);

/** The columns by which the sites of every council are found and sorted. */
export const searchableColumns = columns
  .filter(([, { searchable }]) => searchable)
  .map(([name, { kind }]) => ({ name, kind }));

/** The columns that people choose from, such as for an export. */
export const labelledColumns = columns.flatMap(([name, { label, kind }]) =>
  label === undefined ? [] : [{ name, label, kind }],
);
