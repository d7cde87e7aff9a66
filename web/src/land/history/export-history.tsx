import type { HistoryItem } from '@contract/records/history/history-item.ts';
import { formatNumber } from '@contract/council/ground/dictionary/format-value.ts';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { saveFile } from '../../ui/save-file.ts';
import { showToast } from '../../ui/toast-store.ts';
import { useSite } from '../ground/sites/site-context.tsx';
import { useAskedHistory } from './asked-history.ts';
import { historyExportMessages as messages } from './export-words.ts';
import { historyCsv } from './history-csv.ts';
import { historyPageOf } from './history-page.ts';

/** The server's most for one answer. */
const PAGE = 500;
const MAX_LINES = 10_000;

/** Saves the history as it is narrowed, all of its pages, as CSV. */
export function ExportHistory() {
  const { siteId, v2 } = useSite();
  const { asked } = useAskedHistory();
  const [running, setRunning] = useState(false);
  const save = async () => {
    setRunning(true);
    try {
      const items: HistoryItem[] = [];
      let from: string | number | null = null;
      do {
        const page: Awaited<ReturnType<typeof historyPageOf>> = await historyPageOf(
          { ...asked, siteId, limit: PAGE, with_cleared: true },
          { v2, from },
        );
        items.push(...page.items);
        from = page.next;
      } while (from !== null && items.length < MAX_LINES);
      saveFile(new Blob([historyCsv(items)], { type: 'text/csv' }), messages.file(siteId));
      if (from !== null)
        showToast({ kind: 'warning', title: messages.cut(formatNumber(items.length)) });
    } catch {
      showToast({ kind: 'danger', title: messages.failed });
    } finally {
      setRunning(false);
    }
  };
  return (
    <Button
      variant="plain"
      size="sm"
      icon={<Download size={14} />}
      busy={running}
      onClick={() => void save()}
    >
      {messages.export}
    </Button>
  );
}
