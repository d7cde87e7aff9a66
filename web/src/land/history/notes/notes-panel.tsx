import { chakra } from '@chakra-ui/react';
import { SkeletonLines } from '../../../ui/skeleton.tsx';
import { EmptyState, ErrorState } from '../../../ui/states.tsx';
import { useNow } from '../../../ui/use-now.ts';
import { OlderButton } from '../older-button.tsx';
import { useHistory } from '../use-history.ts';
import { useSite } from '../../ground/sites/site-context.tsx';
import { AddNote } from './add-note.tsx';
import { noteMessages as messages } from './messages.ts';
import { NoteItem } from './note-item.tsx';

/** What colleagues wrote about the site, newest first. */
export default function NotesPanel() {
  const { can } = useSite();
  const now = useNow();
  const asked = useHistory('NOTE');
  const { data, error, refetch } = asked;
  const notes = data?.pages.flatMap((page) => page.items);
  return (
    <chakra.div display="grid" gap="4">
      {can.edit ? <AddNote /> : <chakra.p color="fg.muted">{messages.readOnly}</chakra.p>}
      {error && !data && (
        <ErrorState title={messages.failed} error={error} retry={() => void refetch()} />
      )}
      {!data && !error && <SkeletonLines lines={3} />}
      {notes?.length === 0 && <EmptyState title={messages.empty}>{messages.emptyHint}</EmptyState>}
      {notes && notes.length > 0 && (
        <chakra.ol display="grid" gap="3">
          {notes.map((note) => (
            <NoteItem key={note.id} note={note} now={now} />
          ))}
        </chakra.ol>
      )}
      {data && <OlderButton asked={asked} />}
    </chakra.div>
  );
}
