import { PlainTable } from '../../../ui/table/plain-table.tsx';
import { exportPageMessages as messages } from './messages.ts';

interface ExportPreviewProps {
  columns: { name: string; label: string }[];
  rows: string[][];
  /** Other choices are loading. */
  stale: boolean;
}

/** The first rows of the file, as text. */
export function ExportPreview({ columns, rows, stale }: ExportPreviewProps) {
  return (
    <PlainTable
      look="framed"
      oneLine
      label={messages.preview}
      columns={columns.map(({ name, label }, at) => ({
        id: name,
        label,
        text: (cells: string[]) => cells[at] ?? '',
      }))}
      rows={rows}
      // Rows of a preview have no key other than their place.
      rowKey={(_, at) => at}
      busy={stale}
    />
  );
}
