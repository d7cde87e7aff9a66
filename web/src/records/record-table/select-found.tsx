import { formatNumber } from '@contract/council/ground/dictionary/format-value.ts';
import { useEffect, useRef, useState } from 'react';
import { afterPress } from '../../ui/after-press.ts';
import { Button } from '../../ui/button.tsx';
import { uiMessages } from '../../ui/messages.ts';
import { showToast } from '../../ui/toast-store.ts';
import { recordTableMessages as messages } from './messages.ts';

interface SelectFoundProps {
  /** How many are selected now. */
  selected: number;
  /** How many were found. */
  total: number;
  /** So many can be changed at once, where that is not any number. */
  most?: number;
  /** What was looked for: an answer for something else is not selected. */
  sought: unknown;
  find: () => Promise<{ ids: number[] }>;
  select: (ids: number[]) => void;
}

/** Beside what is selected: selects all that was found on whichever page, or the first of so many as can be changed. */
export function SelectFound(props: SelectFoundProps) {
  const { selected, total, most = Infinity, sought, find, select } = props;
  const [busy, setBusy] = useState(false);
  const [pressed, setPressed] = useState(false);
  const isCurrent = useCurrent(JSON.stringify(sought));
  const isDone = selected >= Math.min(total, most);
  // Whoever pressed it has their place in the page there until they go on.
  if (isDone && !pressed) return null;
  const run = async (button: HTMLElement) => {
    const isStillSought = isCurrent();
    setPressed(document.activeElement === button);
    setBusy(true);
    try {
      const { ids } = await find();
      if (isStillSought()) select(ids);
    } catch (error) {
      const text = (error as Error).message;
      showToast({ kind: 'danger', title: uiMessages.errorOccurred, text });
    }
    setBusy(false);
  };
  return (
    <Button
      variant="ghost"
      size="sm"
      busy={busy}
      aria-disabled={isDone || undefined}
      onClick={({ currentTarget }) => !isDone && void run(currentTarget)}
      onBlur={() => afterPress(() => setPressed(false))}
    >
      {total > most
        ? messages.selectFirst(formatNumber(most), formatNumber(total))
        : messages.selectAllFound(formatNumber(total))}
    </Button>
  );
}

/** Gives what asks later whether it is still on the screen with the same value as at the call. */
function useCurrent(value: string) {
  const current = useRef<string>(undefined);
  useEffect(() => {
    current.current = value;
    return () => {
      current.current = undefined;
    };
  }, [value]);
  return () => () => current.current === value;
}
