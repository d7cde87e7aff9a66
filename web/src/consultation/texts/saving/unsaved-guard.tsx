import { useNavigate } from 'react-router-dom';
import { isWaiting, type SaveStatus } from '../../../forms/autosave/save-status.ts';
import { LeaveQuestion } from '../../../ui/question.tsx';
import { useLeaving } from '../../../ui/use-leaving.ts';
import { savingMessages as messages } from './messages.ts';

/** Asks before a text is left that could not be saved; one that can is saved on leaving. */
export function UnsavedGuard({ status }: { status: SaveStatus }) {
  const navigate = useNavigate();
  const { wanted, forget } = useLeaving({
    onClosing: status !== 'saved',
    onLinks: isWaiting(status),
    samePath: true,
  });
  if (wanted === undefined) return null;
  return (
    <LeaveQuestion words={messages} onConfirm={() => void navigate(wanted)} onClose={forget} />
  );
}
