import { useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router-dom';
import { leaveText } from '../../../forms/autosave/messages.ts';
import { isWaiting } from '../../../forms/autosave/save-status.ts';
import { LeaveQuestion } from '../../../ui/question.tsx';
import { useLeaving } from '../../../ui/use-leaving.ts';
import { useDocumentEditing } from './draft/builder-context.tsx';
import { builderMessages as messages } from './messages.ts';

/** Asks before a document is left with something that could not be saved; what can be is saved on leaving. */
export function DocumentLeaving() {
  const { savers } = useDocumentEditing();
  const navigate = useNavigate();
  const status = useSyncExternalStore(savers.subscribe, savers.current);
  const { wanted, forget } = useLeaving({
    onClosing: status !== 'saved',
    onLinks: isWaiting(status),
  });
  if (wanted === undefined) return null;
  return (
    <LeaveQuestion
      words={{ ...messages, leaveText: leaveText(savers.areKept()) }}
      onConfirm={() => void navigate(wanted)}
      onClose={forget}
    />
  );
}
