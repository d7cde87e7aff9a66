import { formatNumber } from '@contract/council/ground/dictionary/format-value.ts';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { uiMessages } from '../../../ui/messages.ts';
import { showToast } from '../../../ui/toast-store.ts';
import { recordTableMessages as messages } from './messages.ts';

interface SelectFoundProps {
  /** How many are selected now. */
  selected: number;
  /** How many were found. */
  total: number;
  /** So many can be changed at once, where that is not any number. */
  most?: number;
  find: () => Promise<{ ids: number[] }>;
  select: (ids: number[]) => void;
}

/** Beside what is selected: selects all that was found on whichever page, or the first of so many as can be changed. */
export function SelectFound({ selected, total, most = Infinity, find, select }: SelectFoundProps) {
  const [busy, setBusy] = useState(false);
  if (selected >= Math.min(total, most)) return null;
  const run = async () => {
    setBusy(true);
    try {
      select((await find()).ids);
    } catch (error) {
      const text = (error as Error).message;
      showToast({ kind: 'danger', title: uiMessages.errorOccurred, text });
    }
    setBusy(false);
  };
  return (
    <Button variant="ghost" size="sm" busy={busy} onClick={() => void run()}>
      {total > most
        ? messages.selectFirst(formatNumber(most), formatNumber(total))
        : messages.selectAllFound(formatNumber(total))}
    </Button>
  );
}
