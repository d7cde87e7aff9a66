import { useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router-dom';
import { leaveText } from '../../../forms/autosave/messages.ts';
import { isWaiting } from '../../../forms/autosave/save-status.ts';
import { LeaveQuestion } from '../../../ui/question.tsx';
import { useLeaving } from '../../../ui/use-leaving.ts';
import { savingMessages as messages } from './messages.ts';
import type { TextSaver } from './use-text-saving.ts';

/** Asks before a text is left that could not be saved; one that can is saved on leaving. */
export function UnsavedGuard({ saver }: { saver: TextSaver }) {
  const navigate = useNavigate();
  const status = useSyncExternalStore(saver.subscribe, saver.current);
  const { wanted, forget } = useLeaving({
    onClosing: status !== 'saved',
    onLinks: isWaiting(status),
    samePath: true,
  });
  if (wanted === undefined) return null;
  return (
    <LeaveQuestion
      words={{ ...messages, leaveText: leaveText(saver.isKept()) }}
      onConfirm={() => void navigate(wanted)}
      onClose={forget}
    />
  );
}
