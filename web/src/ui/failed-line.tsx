import { chakra } from '@chakra-ui/react';
import { CircleAlert } from 'lucide-react';
import { Button } from './button.tsx';
import { uiMessages as messages } from './messages.ts';
import { SaidAnew } from './said-anew.tsx';

interface FailedLineProps {
  title?: string | undefined;
  /** When it failed, or with which error: the words of another failure are read out, too. */
  of: unknown;
  retry: () => void;
  busy?: boolean | undefined;
  /** Names what would be tried again, if several such lines may be visible. */
  retryLabel?: string | undefined;
}

/** What failed, and 'Try again', in one line: for a small part among others. */
export function FailedLine({ title, of, retry, busy, retryLabel }: FailedLineProps) {
  return (
    <chakra.div role="alert" display="flex" flexWrap="wrap" alignItems="center" columnGap="2">
      <chakra.span display="flex" gap="1" color="fg.error" textStyle="small">
        <CircleAlert size={16} aria-hidden />
        <SaidAnew of={of}>{title ?? messages.errorOccurred}</SaidAnew>
      </chakra.span>
      <Button
        variant="plain"
        size="sm"
        busy={busy ?? false}
        {...(retryLabel ? { 'aria-label': `${messages.tryAgain}: ${retryLabel}` } : {})}
        onClick={retry}
      >
        {messages.tryAgain}
      </Button>
    </chakra.div>
  );
}
