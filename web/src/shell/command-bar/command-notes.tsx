import { chakra } from '@chakra-ui/react';
import type { CommandKind } from '../../session/command-kind.ts';
import { FailedLine } from '../../ui/failed-line.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { commandBarMessages as messages } from './messages.ts';
import type { CommandGroup } from './use-found-commands.ts';

interface CommandNotesProps {
  query: string;
  looking: readonly CommandGroup[];
  failed: readonly CommandGroup[];
  isNothing: boolean;
  retry: (kind: CommandKind) => void;
}

/** What is still being looked in, what failed, each by itself, and that nothing was found. */
export function CommandNotes({ query, looking, failed, isNothing, retry }: CommandNotesProps) {
  return (
    <>
      {looking.length > 0 && (
        <Note color="fg.muted">
          <Spinner /> {messages.looking(looking.map(({ kind }) => kind.label).join(', '))}
        </Note>
      )}
      {failed.map(({ kind, error }) => (
        <Note key={kind.name}>
          <FailedLine
            title={messages.failed(kind.label)}
            of={error}
            retryLabel={kind.label}
            retry={() => retry(kind)}
          />
        </Note>
      ))}
      {isNothing && <Note color="fg.muted">{messages.nothing(query)}</Note>}
    </>
  );
}

const Note = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    px: '4',
    py: '2',
    textStyle: 'small',
    overflowWrap: 'anywhere',
  },
});
