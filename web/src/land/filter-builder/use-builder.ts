import { canonicalFilters } from '@contract/council/ground/filters/canonical-filters.ts';
import { useMemo } from 'react';
import type { SearchDraft } from '../ground/filters/use-search-draft.ts';
import { withRowChanged, duplicated, without } from './row-tree.ts';
import type { GroupRow, Row } from '../ground/filters/row.ts';
import { emptyGroup, emptyRow, filtersOfRows, rowsFrom } from '../ground/filters/rows.ts';
import { useBuilderFields } from '../ground/filters/use-names.ts';

export type Builder = ReturnType<typeof useBuilder>;

/**
 * The lines of the draft. They are kept, unfinished ones too, while they describe the draft's search; once the form
 * changes the search they are rebuilt from it.
 */
export function useBuilder(draft: SearchDraft) {
  const fields = useBuilderFields();
  const { filters, rows: kept } = draft;
  const rows = useMemo(() => {
    const same =
      kept && canonicalFilters(filtersOfRows(kept, fields)) === canonicalFilters(filters);
    return same ? kept : rowsFrom(filters, fields);
  }, [filters, kept, fields]);
  const put = (next: Row[]) => draft.setFilters(filtersOfRows(next, fields), next);
  return {
    fields,
    rows,
    put,
    replace: (row: Row) => put(withRowChanged(rows, row.id, () => [row])),
    remove: (id: string) => put(without(rows, id)),
    duplicate: (id: string) => put(duplicated(rows, id)),
    /** Adds a line or group at the end of the search or of a group; gives its id. */
    add: (kind: 'row' | 'group', group?: GroupRow): string => {
      const row = kind === 'row' ? emptyRow() : emptyGroup();
      if (!group) put([...rows, row]);
      else put(withRowChanged(rows, group.id, () => [{ ...group, rows: [...group.rows, row] }]));
      return row.id;
    },
  };
}
