import { chakra } from '@chakra-ui/react';
import { CircleAlert } from 'lucide-react';
import { Fragment } from 'react';
import { Button } from './button.tsx';
import { uiMessages as messages } from './messages.ts';

interface FailedLineProps {
  title?: string | undefined;
  /** When it failed: the words of another failure are put in anew, so that they are read out. */
  at?: number;
  retry: () => void;
  busy?: boolean | undefined;
  /** Names what would be tried again, if several such lines may be visible. */
  retryLabel?: string | undefined;
}

/** What failed, and 'Try again', in one line: for a small part among others. */
export function FailedLine({ title, at, retry, busy, retryLabel }: FailedLineProps) {
  return (
    <chakra.div role="alert" display="flex" flexWrap="wrap" alignItems="center" columnGap="2">
      <chakra.span display="flex" gap="1" color="fg.error" textStyle="small">
        <CircleAlert size={16} aria-hidden />
        <Fragment key={at}>{title ?? messages.errorOccurred}</Fragment>
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
