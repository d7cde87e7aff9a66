import { chosenLook } from '../theme/own-look-key.ts';
import { NARROWEST, WIDEST } from './column.ts';

/** What somebody made of a table: which columns, how wide, and how dense. */
export interface TableView {
  /** Column ids in their order, the first (fixed) one not among them; undefined until somebody chose. */
  columns: string[] | undefined;
  /** px by column id. */
  widths: Record<string, number>;
  /** Column ids that stay in sight beside the first. */
  pinned: string[];
  compact: boolean;
}

export const STANDARD_VIEW: TableView = {
  columns: undefined,
  widths: {},
  pinned: [],
  compact: false,
};

/** A view as it was kept; what cannot be read counts as not set. */
export function readTableView(kept: Partial<TableView>): TableView {
  const widths = Object.entries(kept.widths ?? {}).filter(
    ([, width]) => width >= NARROWEST && width <= WIDEST,
  );
  return {
    columns: Array.isArray(kept.columns) ? kept.columns.map(String) : undefined,
    widths: Object.fromEntries(widths),
    pinned: Array.isArray(kept.pinned) ? kept.pinned.map(String) : [],
    // Until somebody chose for this table, as dense as they want everything.
    compact: kept.compact ?? chosenLook('density') === 'compact',
  };
}
