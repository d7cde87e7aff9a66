import { getText, putText } from '@calls/consultation/texts/contract.ts';
import type { TextDocument } from '@contract/consultation/ground/texts/text-nodes.ts';
import type { Editor } from '@tiptap/react';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { ApiError } from '../../../api/api-error.ts';
import { askAnew } from '../../../api/ask-anew.ts';
import { useAction } from '../../../api/use-action.ts';
import { waitsForSomebody } from '../../../forms/autosave/after-failure.ts';
import type { SaveStatus } from '../../../forms/autosave/save-status.ts';
import { Saver } from '../../../forms/autosave/saver.ts';
import { saysTheSame } from '../../../forms/autosave/says-the-same.ts';
import { useSavedOnLeaving } from '../../../forms/autosave/use-saved-on-leaving.ts';
import { showToast } from '../../../ui/toast-store.ts';
import { savingMessages as messages } from './messages.ts';
import { textName } from './text-name.ts';

/** Saves a text over the save before it. */
export type TextSaver = Saver<TextDocument, number>;

/** Saves what is typed into the editor, and what is left unsaved on leaving. */
export function useTextSaving(
  representationId: number,
  editor: Editor,
  revision: number,
): { saver: TextSaver; status: SaveStatus } {
  const failure = useRef<ApiError>(undefined);
  const { run } = useAction(putText, {
    failure: false,
    onFailed: (error) => {
      failure.current = error;
    },
  });
  const put = useRef(run);
  put.current = run;
  const [saver] = useState(
    () =>
      new Saver<TextDocument, number>(
        {
          name: textName(representationId),
          read: async () => {
            const { document, revision: base } = await askAnew(getText, { id: representationId });
            return { value: document, base };
          },
          send: async (document, over) => {
            const sent = { id: representationId, document, revision: over };
            const answer = await put.current(sent);
            if (!answer) throw failure.current ?? new Error();
            if (answer.withdrawn) showToast({ kind: 'warning', title: messages.withdrawn });
            if (answer.lost_topics.length > 0)
              showToast({ kind: 'danger', title: messages.lostTopic(answer.lost_topics) });
            return answer.revision;
          },
          isSame: saysTheSame,
          retry: waitsForSomebody,
        },
        { value: editor.getJSON() as TextDocument, base: revision },
      ),
  );
  const status = useSyncExternalStore(saver.subscribe, saver.current);
  useEffect(() => {
    const edited = () => saver.edited(editor.getJSON() as TextDocument);
    editor.on('update', edited);
    return () => {
      editor.off('update', edited);
    };
  }, [editor, saver]);
  useSavedOnLeaving(saver);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 's') return;
      event.preventDefault();
      void saver.save();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [saver]);
  return { saver, status };
}
