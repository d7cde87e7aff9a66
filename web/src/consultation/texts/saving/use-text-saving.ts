import { putText } from '@calls/consultation/texts/contract.ts';
import type { TextDocument } from '@contract/consultation/ground/texts/text-nodes.ts';
import type { Editor } from '@tiptap/react';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { ApiError } from '../../../api/api-error.ts';
import { useAction } from '../../../api/use-action.ts';
import { showToast } from '../../../ui/toast-store.ts';
import { savingMessages as messages } from './messages.ts';
import { TextSaver } from './text-saver.ts';

/** Saves what is typed into the editor, and what is left unsaved on leaving. */
export function useTextSaving(
  representationId: number,
  editor: Editor,
  revision: number,
): { saver: TextSaver; status: TextSaver['status'] } {
  const failure = useRef<ApiError>(undefined);
  const { run } = useAction(putText, {
    failure: false,
    onFailed: (error) => {
      failure.current = error;
    },
  });
  const send = useRef(run);
  send.current = run;
  const [saver] = useState(
    () =>
      new TextSaver({
        representationId,
        revision,
        read: () => editor.getJSON() as TextDocument,
        send: async (sent) => {
          const answer = await send.current({ id: representationId, ...sent });
          if (!answer) throw failure.current ?? new Error();
          if (answer.withdrawn) showToast({ kind: 'warning', title: messages.withdrawn });
          if (answer.lost_topics.length > 0)
            showToast({ kind: 'danger', title: messages.lostTopic(answer.lost_topics) });
          return answer;
        },
      }),
  );
  const status = useSyncExternalStore(saver.subscribe, saver.current);
  useEffect(() => {
    const edited = () => saver.edited();
    editor.on('update', edited);
    return () => {
      editor.off('update', edited);
    };
  }, [editor, saver]);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 's') return;
      event.preventDefault();
      void saver.save();
    };
    // Away from the tab nobody sees whether it was saved.
    const onHidden = () => document.visibilityState === 'hidden' && void saver.save();
    document.addEventListener('keydown', onKey);
    document.addEventListener('visibilitychange', onHidden);
    return () => {
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('visibilitychange', onHidden);
      void saver.save();
    };
  }, [saver]);
  return { saver, status };
}
