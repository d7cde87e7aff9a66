import { exportRecords } from '@calls/land/composed/exports/contract.ts';
import type { Filter } from '@contract/council/ground/filters/filter.ts';
import type { Entity } from '@contract/platform/entities.ts';
import { Table2 } from 'lucide-react';
import { useAction } from '../../../api/use-action.ts';
import { useFlag } from '../../../session/tenant.tsx';
import { MenuButton } from '../../../ui/menu.tsx';
import { saveFile } from '../../../ui/save-file.ts';
import { showToast } from '../../../ui/toast-store.ts';
import { recordTableMessages as messages } from '../../../records/record-table/messages.ts';

interface ExportSeenProps {
  /** Which type of record. */
  of: Entity;
  filters: Filter[];
  sort: string | undefined;
  /** Property names in the table's order, the one that names a record first. */
  columns: readonly string[];
  /** Whether there is nothing to export. */
  off: boolean;
}

/** The table as a file: its columns and its order, all of the records that it shows page by page. */
export function ExportSeenButton({ of, filters, sort, columns, off }: ExportSeenProps) {
  const isOn = useFlag('data export');
  const { run, running } = useAction(exportRecords, { failure: messages.exportFailed });
  const save = async (fileType: 'csv' | 'xlsx') => {
    const answer: unknown = await run({
      record_type: of,
      filters,
      sort,
      selected_fields: [...new Set(columns)],
      file_type: fileType,
    });
    if (answer instanceof File) saveFile(answer, answer.name);
    else if (answer !== undefined) showToast({ kind: 'info', title: messages.exportStarted });
  };
  if (!isOn) return null;
  return (
    <MenuButton
      variant="outline"
      label={messages.exportSeen}
      icon={<Table2 size={16} />}
      busy={running}
      disabled={off}
      entries={[
        { label: messages.asCsv, onChoose: () => void save('csv') },
        { label: messages.asExcel, onChoose: () => void save('xlsx') },
      ]}
    >
      {messages.exportSeen}
    </MenuButton>
  );
}
