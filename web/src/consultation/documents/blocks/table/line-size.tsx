import {
  MAX_LINE_SIZE,
  MIN_COLUMN_WIDTH,
  MIN_ROW_HEIGHT,
} from '@contract/consultation/ground/documents/blocks/table/schema.ts';
import { ValidText } from '../valid-text.tsx';
import { chosenLines, type LineWork } from './line-menu.ts';
import { tableEditorMessages as messages } from './messages.ts';
import { type LineKind, sizedLines } from './table-lines.ts';

type LineSizeProps = Pick<LineWork, 'table' | 'area' | 'change'> & { kind: LineKind };

/** How high the selected rows are, or how wide the selected columns. */
export function LineSize({ kind, table, area, change }: LineSizeProps) {
  const isRow = kind === 'row';
  const least = isRow ? MIN_ROW_HEIGHT : MIN_COLUMN_WIDTH;
  const size = isRow ? table.rows[area.top]?.height : table.columns[area.left]?.width;
  const lines = chosenLines(area, kind);
  return (
    <ValidText
      // Another column has a size of its own.
      key={lines.from}
      field={isRow ? 'height' : 'width'}
      label={isRow ? messages.height : messages.width}
      width="20"
      value={String(size ?? least)}
      change={(typed) => change(sizedLines(table, kind, lines, Number(typed)))}
      problemOf={(typed) =>
        /^\d{1,3}$/.test(typed) && Number(typed) >= least && Number(typed) <= MAX_LINE_SIZE
          ? undefined
          : messages.between(least, MAX_LINE_SIZE)
      }
    />
  );
}
