import type { CSSProperties, ReactNode } from 'react';
import { headDepth } from './head-depth.ts';
import type { TableCellContent, TableContent } from './schema.ts';

interface TableProps {
  id: string;
  content: TableContent;
}

/** A table with its caption and heads. What is wider than the page is scrolled, by keyboard too. */
export const TableOfCells = ({ id, content }: TableProps) => (
  <TableFrame id={id} content={content}>
    {content.rows.slice(headDepth(content)).map((row, at) => (
      <RowOfCells key={at} row={row} content={content} />
    ))}
  </TableFrame>
);

/** A table with its caption and head rows around what stands below them. */
export function TableFrame({ id, content, children }: TableProps & { children?: ReactNode }) {
  const { caption, columns, rows } = content;
  const depth = headDepth(content);
  const headRows = rows.slice(0, depth);
  const captionId = `table-${id}`;
  return (
    <figure className="table">
      <figcaption id={captionId}>{caption}</figcaption>
      {/* What scrolls must be reached by keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className="table-frame" role="region" aria-labelledby={captionId} tabIndex={0}>
        <table aria-labelledby={captionId}>
          <colgroup>
            {columns.map(({ width }, at) => (
              <col key={at} style={{ minWidth: width, width }} />
            ))}
          </colgroup>
          {headRows.length > 0 && (
            <thead>
              {headRows.map((row, at) => (
                <RowOfCells key={at} row={row} content={content} isHead />
              ))}
            </thead>
          )}
          <tbody>{children}</tbody>
        </table>
      </div>
    </figure>
  );
}

interface RowProps {
  row: TableContent['rows'][number];
  content: TableContent;
  isHead?: boolean;
}

export const RowOfCells = ({ row, content: { hasHeadColumn }, isHead = false }: RowProps) => (
  <tr style={{ height: row.height }}>
    {row.cells.map((cell, at) => {
      if (!cell) return null;
      if (isHead) return <Cell key={at} of={cell} head="col" />;
      return <Cell key={at} of={cell} head={hasHeadColumn && at === 0 ? 'row' : undefined} />;
    })}
  </tr>
);

function Cell({ of, head }: { of: TableCellContent; head: 'col' | 'row' | undefined }) {
  const { text, across, down, align, vertical } = of;
  const style: CSSProperties = {
    ...(align === 'left' ? {} : { textAlign: align === 'centre' ? 'center' : 'right' }),
    ...(vertical === 'top' ? {} : { verticalAlign: vertical === 'centre' ? 'middle' : 'bottom' }),
  };
  const spans = {
    ...(across > 1 ? { colSpan: across } : {}),
    ...(down > 1 ? { rowSpan: down } : {}),
  };
  if (!head)
    return (
      <td style={style} {...spans}>
        {text}
      </td>
    );
  const isGroup = head === 'col' ? across > 1 : down > 1;
  // A head without words would be heard as one.
  return text.trim() === '' ? (
    <td style={style} {...spans} />
  ) : (
    <th style={style} scope={isGroup ? `${head}group` : head} {...spans}>
      {text}
    </th>
  );
}
