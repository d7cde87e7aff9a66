import { useNavigate } from 'react-router-dom';
import { LeaveQuestion } from '../../../ui/question.tsx';
import { useLeaving } from '../../../ui/use-leaving.ts';
import { savingMessages as messages } from './messages.ts';
import type { TextSaver } from './text-saver.ts';

/** Asks before a text is left that could not be saved; one that can is saved on leaving. */
export function UnsavedGuard({ status }: { status: TextSaver['status'] }) {
  const navigate = useNavigate();
  const { wanted, forget } = useLeaving({
    onClosing: status !== 'saved',
    onLinks: status === 'failed' || status === 'conflict',
    samePath: true,
  });
  if (wanted === undefined) return null;
  return (
    <LeaveQuestion words={messages} onConfirm={() => void navigate(wanted)} onClose={forget} />
  );
}
