import { createNote, createSiteNote } from '@calls/land/history/contract.ts';
import { useAction } from '../../../api/use-action.ts';
import { showToast } from '../../../ui/toast-store.ts';
import { useSite } from '../../ground/sites/site-context.tsx';
import { noteMessages as messages } from './messages.ts';
import { NoteForm } from './note-form.tsx';

/** The form for a new note on the site. */
export function AddNote() {
  const { siteId, v2 } = useSite();
  const { run, running, error, fields } = useAction(v2 ? createSiteNote : createNote, {
    failure: false,
    onDone: () => showToast({ kind: 'success', title: messages.added }),
  });
  const send = async (words: string) => (await run({ siteId, note_content: words })) !== undefined;
  return (
    <NoteForm
      name="new"
      label={messages.add}
      submit={messages.addButton}
      busy={running}
      problem={error ? (fields['note_content'] ?? error.message) : undefined}
      send={send}
    />
  );
}
