import type { SiteTable } from '@contract/council/ground/configs/types/site-table.ts';
import { chakra } from '@chakra-ui/react';
import { useId } from 'react';
import { PlainLook, PlainScroll } from '../../ui/table/plain-look.ts';
import { useSite } from '../ground/sites/site-context.tsx';
import { cellOf } from './cell.ts';
import { SiteFieldValue } from './site-value.tsx';
import { type GridCell, tableGrid } from './table-layout.ts';

/** A table of a site's page, with its headers marked up. */
export function FeatureTable({ table }: { table: SiteTable }) {
  const { head, body, widths } = tableGrid(table);
  const id = useId();
  return (
    <section>
      {table.title && (
        <chakra.h3 id={id} fontWeight="semibold" mb="2">
          {table.title}
        </chakra.h3>
      )}
      <PlainScroll
        look="boxes"
        role="group"
        tabIndex={0}
        aria-labelledby={table.title ? id : undefined}
        aria-label={table.title ? undefined : headWords(head)}
      >
        <PlainLook look="boxes" css={PLACED} aria-labelledby={table.title ? id : undefined}>
          {widths.some((width) => width !== undefined) && (
            <colgroup>
              {widths.map((width, at) => (
                <col key={at} style={width === undefined ? {} : { width: `${width}px` }} />
              ))}
            </colgroup>
          )}
          {head.length > 0 && <thead>{head.map(rowOf)}</thead>}
          <tbody>{body.map(rowOf)}</tbody>
        </PlainLook>
      </PlainScroll>
    </section>
  );
}

const headWords = (head: GridCell[][]) =>
  head
    .flat()
    .flatMap(({ text }) => text ?? [])
    .join(', ') || undefined;

const rowOf = (row: GridCell[], at: number) => (
  <tr key={at}>
    {row.map((cell) => (
      <TableCell key={cell.column} cell={cell} />
    ))}
  </tr>
);

function TableCell({ cell }: { cell: GridCell }) {
  const { fields } = useSite();
  const value = cell.dbPropertyName === undefined ? undefined : cellOf(cell, fields);
  const content = (
    <>
      {cell.text}
      {value && <SiteFieldValue cell={value} />}
    </>
  );
  const shared = {
    rowSpan: cell.rowSpan,
    colSpan: cell.colSpan,
    'data-align': cell.align,
  };
  if (cell.scope === undefined) return <td {...shared}>{content}</td>;
  // An empty corner is not a header.
  if (!cell.text && !value) return <td {...shared} />;
  return (
    <th scope={cell.scope} {...shared}>
      {content}
    </th>
  );
}

// Cells contain controls, in the council's layout.
const PLACED = {
  '& th, & td': { verticalAlign: 'middle' },
  '& tbody th': { fontWeight: 'semibold' },
  '& [data-align=centre]': { textAlign: 'center' },
  '& [data-align=top]': { verticalAlign: 'top' },
  '& [data-align=bottom]': { verticalAlign: 'bottom' },
};
