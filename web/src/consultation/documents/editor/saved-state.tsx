import { chakra } from '@chakra-ui/react';
import { Check, CircleAlert } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { isWaiting } from '../../../forms/autosave/save-status.ts';
import { Button } from '../../../ui/button.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { useDocumentEditing } from './draft/builder-context.tsx';
import { builderMessages as messages } from './messages.ts';

/** Whether everything that was changed is saved, and what to do where it is not. */
export function SavedState() {
  const { work, savers, view } = useDocumentEditing();
  const typed = useSyncExternalStore(savers.subscribe, savers.current);
  const failure = useSyncExternalStore(savers.subscribe, savers.failure);
  const sending = useSyncExternalStore(work.subscribe, work.currentSending);
  const status = typed === 'saved' && sending > 0 ? 'saving' : typed;
  const isWrong = isWaiting(status);
  return (
    <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="2">
      <chakra.span
        role="status"
        display="inline-flex"
        alignItems="center"
        gap="1.5"
        textStyle="small"
        color={isWrong ? 'fg.error' : 'fg.muted'}
      >
        {status === 'saved' && <Check size={14} aria-hidden />}
        {isWrong && <CircleAlert size={14} aria-hidden />}
        {status !== 'saved' && !isWrong && <Spinner />}
        {status === 'failed' ? messages.failed(failure) : messages.states[status]}
      </chakra.span>
      {(status === 'failed' || status === 'signed out') && (
        <Button size="sm" variant="outline" onClick={() => void savers.save()}>
          {messages.tryAgain}
        </Button>
      )}
      {status === 'conflict' && (
        <Button size="sm" variant="outline" onClick={() => view.decide(true)}>
          {messages.decide}
        </Button>
      )}
    </chakra.div>
  );
}
