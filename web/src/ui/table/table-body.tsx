import { Fragment, type RefObject } from 'react';
import type { Line } from './line.ts';
import type { CellPlace } from './move-focus.ts';
import { GroupLine, NoteLine, TotalLine } from './other-lines.tsx';
import type { RowId, Selected } from './selection.ts';
import { type Shared, TableRow } from './table-row.tsx';
import { useSeenLines } from './use-seen-lines.ts';

interface TableBodyProps<Row> {
  lines: readonly Line<Row>[];
  shared: Shared<Row>;
  scroller: RefObject<HTMLElement | null>;
  rowHeight: number;
  focus: CellPlace;
  selected: Selected;
  edited: { id: RowId; column: number } | undefined;
  opened: RowId | undefined;
  toggleGroup: ((id: RowId) => void) | undefined;
}

/** The lines in sight, with nothing as high as the rest before and after them. */
export function TableBody<Row>(props: TableBodyProps<Row>) {
  const { lines, scroller, rowHeight, focus, shared } = props;
  const { drawn, spaceBefore } = useSeenLines(lines.length, rowHeight, scroller, focus.line);
  const width = shared.columns.length + (shared.select ? 1 : 0);
  return (
    <tbody>
      {drawn.map((at, place) => {
        const line = lines[at];
        if (!line) return null;
        return (
          <Fragment key={line.id}>
            <Space height={spaceBefore(place)} width={width} />
            <OneLine {...props} line={line} at={at} width={width} />
          </Fragment>
        );
      })}
      <Space height={spaceBefore(drawn.length)} width={width} />
    </tbody>
  );
}

function OneLine<Row>(props: TableBodyProps<Row> & { line: Line<Row>; at: number; width: number }) {
  const { line, at, width, focus, shared, selected, edited, toggleGroup } = props;
  const hasFocus = focus.line === at;
  const whole = { line: at, width, focusable: hasFocus };
  if (line.kind === 'group') {
    return <GroupLine {...whole} group={line} toggle={() => toggleGroup?.(line.id)} />;
  }
  if (line.kind === 'note') return <NoteLine {...whole}>{line.content}</NoteLine>;
  if (line.kind === 'total') {
    return (
      <TotalLine
        line={at}
        columns={shared.columns}
        offsets={shared.offsets}
        texts={line.texts}
        selectable={shared.select !== undefined}
        focused={hasFocus ? focus.column : undefined}
      />
    );
  }
  return (
    <TableRow
      shared={shared}
      id={line.id}
      row={line.row}
      line={at}
      child={line.child ?? false}
      selected={selected.has(line.id)}
      opened={line.id === props.opened}
      focused={hasFocus ? focus.column : undefined}
      editing={edited?.id === line.id ? edited.column : undefined}
    />
  );
}

/** No cell without a word, though nobody reads it. */
const NOTHING = '\u00a0';

function Space({ height, width }: { height: number; width: number }) {
  if (height === 0) return null;
  return (
    <tr aria-hidden data-space>
      <td colSpan={width} style={{ height }}>
        {NOTHING}
      </td>
    </tr>
  );
}
