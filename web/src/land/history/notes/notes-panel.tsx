import { chakra } from '@chakra-ui/react';
import { Loaded } from '../../../ui/loaded.tsx';
import { SkeletonLines } from '../../../ui/skeleton.tsx';
import { Empty } from '../../../ui/empty.tsx';
import { useNow } from '../../../ui/use-now.ts';
import { OlderButton } from '../../../records/history/older-button.tsx';
import { useHistory } from '../use-history.ts';
import { useSite } from '../../ground/sites/site-context.tsx';
import { AddNote } from './add-note.tsx';
import { noteMessages as messages } from './messages.ts';
import { NoteItem } from './note-item.tsx';

const NOTES = { type: 'NOTE' } as const;

/** What colleagues wrote about the site, newest first. */
export default function NotesPanel() {
  const { can } = useSite();
  const now = useNow();
  const asked = useHistory(NOTES);
  return (
    <chakra.div display="grid" gap="4">
      {can.edit ? <AddNote /> : <chakra.p color="fg.muted">{messages.readOnly}</chakra.p>}
      <Loaded
        query={asked}
        skeleton={<SkeletonLines lines={3} />}
        failed={messages.failed}
        empty={
          <Empty kind="nothing" title={messages.empty}>
            {messages.emptyHint}
          </Empty>
        }
        isEmpty={({ pages: [first] }) => first?.items.length === 0}
      >
        {({ pages }) => (
          <chakra.ol display="grid" gap="3">
            {pages
              .flatMap((page) => page.items)
              .map((note) => (
                <NoteItem key={note.id} note={note} now={now} />
              ))}
          </chakra.ol>
        )}
      </Loaded>
      {asked.data && <OlderButton asked={asked} />}
    </chakra.div>
  );
}
