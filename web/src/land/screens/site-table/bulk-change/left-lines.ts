import type { LeftAlone } from '@contract/land/sites/contract/bulk-edit.ts';
import type { SiteCell } from '../../../site-fields/cell.ts';
import type { BulkChangeLine } from './change-lines.tsx';
import { bulkChangeMessages as messages } from './messages.ts';

/** The sites and fields that were not changed, with the reasons in words. */
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
