import { chakra } from '@chakra-ui/react';
import { Check, CircleAlert, CircleDot } from 'lucide-react';
import { isWaiting, type SaveStatus } from '../../../forms/autosave/save-status.ts';
import { Button } from '../../../ui/button.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { savingMessages as messages } from './messages.ts';
import type { TextSaver } from './use-text-saving.ts';

interface SavingStateProps {
  saver: TextSaver;
  status: SaveStatus;
  decide: () => void;
}

const ICONS = {
  saved: <Check size={16} aria-hidden />,
  unsaved: <CircleDot size={16} aria-hidden />,
  saving: <Spinner />,
  retrying: <Spinner />,
  failed: <CircleAlert size={16} aria-hidden />,
  'signed out': <CircleAlert size={16} aria-hidden />,
  conflict: <CircleAlert size={16} aria-hidden />,
} as const satisfies Record<SaveStatus, React.ReactNode>;

/** Whether what was typed is saved, and what to do where it is not. */
export function SavingState({ saver, status, decide }: SavingStateProps) {
  const { failure } = saver;
  return (
    <chakra.div display="flex" alignItems="center" gap="2">
      <chakra.span
        role="status"
        display="inline-flex"
        alignItems="center"
        gap="1.5"
        color={isWaiting(status) ? 'fg.error' : 'fg.muted'}
        title={status === 'failed' && failure instanceof Error ? failure.message : undefined}
      >
        {ICONS[status]}
        {messages.states[status]}
      </chakra.span>
      {(status === 'failed' || status === 'signed out') && (
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
