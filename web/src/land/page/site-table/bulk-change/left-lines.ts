import type { LeftAlone } from '@contract/land/sites/contract/bulk-edit.ts';
import type { SiteCell } from '../../../site-fields/cell.ts';
import type { BulkChangeLine } from './change-lines.tsx';
import { bulkChangeMessages as messages } from './messages.ts';

/** What a change left as it was, with the reasons, for people. */
export const leftLines = (
  left: readonly LeftAlone[],
  cells: ReadonlyMap<string, SiteCell>,
): BulkChangeLine[] =>
  left.map(({ site_id, name, column_name_raw: column, why }) => ({
    key: `${site_id} ${column ?? ''}`,
    site: name,
    field: column === null ? messages.wholeSite : (cells.get(column)?.label ?? column),
    why,
  }));
