import { type Column, headWidth } from '../table/column.ts';
import { TextEditor } from '../table/text-editor.tsx';
import type { Plot } from './plots.ts';

const words = (value: unknown) => (value === null ? '-' : String(value));
const sum = (rows: readonly Plot[], of: (row: Plot) => number | null) =>
  rows.reduce((total, row) => total + (of(row) ?? 0), 0);
const hectares = (n: number) =>
  n.toLocaleString('en-GB', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** The columns of the invented plots; `put` receives what was typed and gives its problem. */
export function plotColumns(
  put: (id: number, column: string, text: string) => string | undefined,
): Column<Plot>[] {
  const editable = (id: 'ward' | 'homes'): Partial<Column<Plot>> => ({
    editable: () => true,
    editor: (row, close) => (
      <TextEditor
        label={id === 'ward' ? 'Ward' : 'Homes'}
        text={row[id] === null ? '' : String(row[id])}
        save={(text) => put(row.id, id, text)}
        close={close}
      />
    ),
  });
  const column = (
    id: keyof Plot,
    label: string,
    more: Partial<Column<Plot>> = {},
  ): Column<Plot> => ({
    id,
    label,
    width: headWidth(label, more.unit),
    sortable: true,
    value: (row) => row[id],
    text: (row) => words(row[id]),
    ...more,
  });
  return [
    column('name', 'Site', { width: 240 }),
    column('ward', 'Ward', { groupable: true, ...editable('ward') }),
    column('status', 'Status', { groupable: true, width: 180 }),
    column('hectares', 'Area', {
      unit: 'ha',
      numeric: true,
      text: (row) => (row.hectares === null ? '-' : hectares(row.hectares)),
      total: (rows) => hectares(sum(rows, (row) => row.hectares)),
    }),
    column('homes', 'Homes', {
      numeric: true,
      total: (rows) => sum(rows, (row) => row.homes).toLocaleString('en-GB'),
      ...editable('homes'),
    }),
    column('seen', 'Last visited'),
  ];
}
