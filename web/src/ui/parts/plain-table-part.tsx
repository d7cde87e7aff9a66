import { chakra } from '@chakra-ui/react';
import type { PlainLookName } from '../table/plain-look.ts';
import { PlainTable } from '../table/plain-table.tsx';
import { plotColumns } from './plot-columns.tsx';
import { type Plot, somePlots } from './plots.ts';

const LOOKS: PlainLookName[] = ['framed', 'lines', 'boxes', 'bare'];
const COLUMNS = plotColumns(() => undefined)
  .slice(0, 4)
  // For reading: inputs belong in the table to work in.
  .map(({ editor: _editor, cell: _cell, ...column }, at) => ({ ...column, heads: at === 0 }));

/** Every look of a table to read, one that scrolls under its header, one being replaced, and an empty one. */
export function PlainTablePart() {
  const plots = somePlots(3);
  const rowKey = ({ id }: Plot) => id;
  const shared = { columns: COLUMNS, rowKey };
  return (
    <Column>
      {LOOKS.map((look) => (
        <PlainTable key={look} {...shared} look={look} label={`Plots, ${look}`} rows={plots} />
      ))}
      <PlainTable
        {...shared}
        look="framed"
        label="Plots, many"
        rows={somePlots(50)}
        tall="200px"
        oneLine
      />
      <PlainTable {...shared} look="framed" label="Plots, being replaced" rows={plots} busy />
      <PlainTable
        {...shared}
        look="framed"
        label="Plots, none"
        rows={[]}
        empty="No plot is of this kind"
      />
    </Column>
  );
}

const Column = chakra('div', { base: { display: 'grid', gap: '6' } });
