import { chakra } from '@chakra-ui/react';
import { Check, CircleAlert, CircleDot } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { savingMessages as messages } from './messages.ts';
import type { TextSaver } from './text-saver.ts';

interface SavingStateProps {
  saver: TextSaver;
  status: TextSaver['status'];
  decide: () => void;
}

const ICONS = {
  saved: <Check size={16} aria-hidden />,
  unsaved: <CircleDot size={16} aria-hidden />,
  saving: <Spinner />,
  failed: <CircleAlert size={16} aria-hidden />,
  conflict: <CircleAlert size={16} aria-hidden />,
} as const;

/** Whether what was typed is saved, and what to do where it is not. */
export function SavingState({ saver, status, decide }: SavingStateProps) {
  const wrong = status === 'failed' || status === 'conflict';
  return (
    <chakra.div display="flex" alignItems="center" gap="2">
      <chakra.span
        role="status"
        display="inline-flex"
        alignItems="center"
        gap="1.5"
        color={wrong ? 'fg.error' : 'fg.muted'}
        title={status === 'failed' ? saver.failure : undefined}
      >
        {ICONS[status]}
        {messages[status]}
      </chakra.span>
      {status === 'failed' && (
        <Button size="sm" variant="outline" onClick={() => void saver.save()}>
          {messages.retry}
        </Button>
      )}
      {status === 'conflict' && (
        <Button size="sm" variant="outline" onClick={decide}>
          {messages.decide}
        </Button>
      )}
    </chakra.div>
  );
}
