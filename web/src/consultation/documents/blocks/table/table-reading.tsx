import type { TableContent } from '@contract/consultation/ground/documents/blocks/table/schema.ts';
import { chakra } from '@chakra-ui/react';
import { cellLook } from './cell-look.ts';
import { tableEditorMessages as messages } from './messages.ts';

/** A table as it will be read. */
export default function TableReading({ content }: { content: TableContent }) {
  const { caption, rows, columns, hasHeadRow, hasHeadColumn } = content;
  return (
    <chakra.figure minW="0">
      <chakra.figcaption mb="1" fontWeight="medium" color={caption ? undefined : 'fg.muted'}>
        {caption || messages.noCaption}
      </chakra.figcaption>
      <chakra.div overflowX="auto">
        <Lines>
          <colgroup>
            {columns.map(({ width }, at) => (
              <col key={at} style={{ width, minWidth: width }} />
            ))}
          </colgroup>
          <tbody>
            {rows.map(({ height, cells }, row) => (
              <tr key={row} style={{ height }}>
                {cells.map((cell, column) => {
                  if (!cell) return null;
                  const Cell =
                    (hasHeadRow && row === 0) || (hasHeadColumn && column === 0) ? 'th' : 'td';
                  return (
                    <Cell
                      key={column}
                      colSpan={cell.across}
                      rowSpan={cell.down}
                      style={cellLook(cell)}
                    >
                      {cell.text}
                    </Cell>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </Lines>
      </chakra.div>
    </chakra.figure>
  );
}

const Lines = chakra('table', {
  base: {
    borderCollapse: 'collapse',
    '& :is(th, td)': { borderWidth: '1px', px: '2', py: '1', whiteSpace: 'pre-line' },
    '& th': { bg: 'bg.muted', fontWeight: 'semibold' },
  },
});
