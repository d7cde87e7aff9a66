import { chakra } from '@chakra-ui/react';
import { Check, CircleAlert } from 'lucide-react';
import { useSyncExternalStore } from 'react';
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
  const isWrong = status === 'failed' || status === 'conflict';
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
        {(status === 'saving' || status === 'unsaved') && <Spinner />}
        {status === 'failed' ? messages.failed(failure) : messages[status]}
      </chakra.span>
      {status === 'failed' && (
        <Button size="sm" variant="outline" onClick={() => void savers.saveAll()}>
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
