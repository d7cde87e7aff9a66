import { editNote, editSiteNote } from '@calls/land/history/contract.ts';
import type { HistoryItem } from '@contract/records/history/history-item.ts';
import { chakra } from '@chakra-ui/react';
import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { useAction } from '../../../api/use-action.ts';
import { IconButton } from '../../../ui/button.tsx';
import { LongText } from '../../../ui/long-text.tsx';
import { timeAgo } from '../../../ui/time-ago.ts';
import { showToast } from '../../../ui/toast-store.ts';
import { useSwappedFocus } from '../../../ui/use-swapped-focus.ts';
import { WhoAndWhen } from '../../../records/history/who-and-when.tsx';
import { useSite } from '../../ground/sites/site-context.tsx';
import { noteMessages as messages } from './messages.ts';
import { NoteForm } from './note-form.tsx';
import { hasNoteDraft } from './use-note-draft.ts';

/** A note with who wrote it and when; its author may change it. */
export function NoteItem({ note, now }: { note: HistoryItem; now: Date }) {
  const { can } = useSite();
  const mine = can.edit && note.can_edit;
  const name = String(note.id);
  const [editing, setEditing] = useState(() => mine && hasNoteDraft(name));
  const { button, inside } = useSwappedFocus(editing);
  return (
    <chakra.li>
      {editing ? (
        <div ref={inside}>
          <EditNote note={note} name={name} close={() => setEditing(false)} />
        </div>
      ) : (
        <chakra.div display="flex" gap="2" alignItems="start">
          <chakra.div flex="1" minW="0">
            <LongText>{note.content}</LongText>
          </chakra.div>
          {mine && (
            <IconButton
              ref={button}
              size="sm"
              label={messages.edit(note.user_name, timeAgo(new Date(note.date), now))}
              icon={<Pencil size={16} />}
              onClick={() => setEditing(true)}
              data-screen-only
            />
          )}
        </chakra.div>
      )}
      <WhoAndWhen item={note} now={now} />
    </chakra.li>
  );
}

function EditNote({ note, name, close }: { note: HistoryItem; name: string; close: () => void }) {
  const { siteId, v2 } = useSite();
  const done = {
    failure: false as const,
    onDone: () => showToast({ kind: 'success', title: messages.saved }),
  };
  const classic = useAction(editNote, done);
  const onSite = useAction(editSiteNote, done);
  const { running, error, fields } = v2 ? onSite : classic;
  const send = async (words: string) => {
    const answer = v2
      ? await onSite.run({ siteId, note_id: note.id, note_content: words })
      : await classic.run({ noteId: note.id, note_content: words });
    return answer !== undefined;
  };
  return (
    <NoteForm
      name={name}
      label={messages.note}
      submit={messages.save}
      before={note.content ?? ''}
      busy={running}
      problem={error ? (fields['note_content'] ?? error.message) : undefined}
      send={send}
      onSaved={close}
      onCancel={close}
    />
  );
}
