import { exportSites } from '@calls/land/page/exports/contract.ts';
import { getSiteTableIds } from '@calls/land/site-table/contract.ts';
import { formatNumber } from '@contract/council/ground/dictionary/format-value.ts';
import type { Filter } from '@contract/council/ground/filters/filter.ts';
import { EXPORT_LIMITS } from '@contract/land/page/exports/file-types.ts';
import { Table2 } from 'lucide-react';
import { useState } from 'react';
import { call } from '../../../api/call.ts';
import { MenuButton } from '../../../ui/menu.tsx';
import { saveFile } from '../../../ui/save-file.ts';
import { showToast } from '../../../ui/toast-store.ts';
import { siteTableMessages as messages } from '../../site-table/messages.ts';

interface ExportSeenProps {
  filters: Filter[];
  sort: string | undefined;
  /** Property names in the table's order, the one that names a site first. */
  columns: readonly string[];
  off: boolean;
}

/** Downloads the table as a file: its columns and order, with all of its sites. */
export function ExportSeenButton({ filters, sort, columns, off }: ExportSeenProps) {
  const [busy, setBusy] = useState(false);
  const save = async (fileType: 'csv' | 'xlsx') => {
    setBusy(true);
    try {
      const { ids } = await call(getSiteTableIds, { filters, ...(sort ? { sort } : {}) });
      const max = EXPORT_LIMITS.idsInBody;
      if (ids.length > max) throw new Error(messages.tooManyToExport(formatNumber(max)));
      const answer: unknown = await call(
        exportSites,
        { site_ids: ids, selected_fields: [...new Set(columns)], file_type: fileType },
        { idempotencyKey: crypto.randomUUID() },
      );
      if (answer instanceof File) saveFile(answer, answer.name);
      else showToast({ kind: 'info', title: messages.exportStarted });
    } catch (error) {
      const text = (error as Error).message;
      showToast({ kind: 'danger', title: messages.exportFailed, text });
    }
    setBusy(false);
  };
  return (
    <MenuButton
      variant="outline"
      label={messages.exportSeen}
      icon={<Table2 size={16} />}
      busy={busy}
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
