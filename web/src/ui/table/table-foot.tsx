import type { ColumnHead } from './column.ts';
import { TotalLine } from './other-lines.tsx';

interface TableFootProps {
  columns: readonly ColumnHead[];
  offsets: readonly (number | undefined)[];
  totals: readonly ReadonlyMap<string, string>[];
  selectable: boolean;
}

/** What columns come to, at the foot of the table: a line for each sum. */
export const TableFoot = ({ columns, offsets, totals, selectable }: TableFootProps) => (
  <tfoot>
    {totals.map((texts, at) => (
      <TotalLine
        // Lines have no other name than their place.
        // oxlint-disable-next-line react/no-array-index-key
        key={at}
        columns={columns}
        offsets={offsets}
        texts={texts}
        selectable={selectable}
      />
    ))}
  </tfoot>
);
