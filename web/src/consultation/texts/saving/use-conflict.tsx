import { getText } from '@calls/consultation/texts/contract.ts';
import type { TextDocument } from '@contract/consultation/ground/texts/text-nodes.ts';
import type { OutputOf } from '@contract/platform/contract.ts';
import type { Editor } from '@tiptap/react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { askAnew } from '../../../api/ask-anew.ts';
import { draftOf } from '../../../forms/drafts.ts';
import { showToast } from '../../../ui/toast-store.ts';
import { replaceText } from '../use-text-editor.ts';
import { ConflictDialog } from './conflict-dialog.tsx';
import { savingMessages as messages } from './messages.ts';
import { draftName, type TextDraft, type TextSaver } from './text-saver.ts';

type Loaded = OutputOf<typeof getText>;

interface ConflictOptions {
  editor: Editor;
  saver: TextSaver;
  status: TextSaver['status'];
  loaded: Loaded;
  representationId: number;
}

interface Theirs {
  document: TextDocument;
  by: string;
}

const byOf = ({ savedBy }: Loaded) => savedBy ?? messages.somebody;

/**
 * What is done where somebody else saves the text: nothing typed here means that theirs is shown; otherwise the officer
 * decides between the two, or goes on with theirs beside. What was typed before a reload comes back the same way.
 */
export function useConflict({ editor, saver, status, loaded, representationId }: ConflictOptions): {
  decide: () => void;
  dialog: ReactNode;
  theirs: Theirs | undefined;
  closeTheirs: () => void;
} {
  const [asked, setAsked] = useState<Loaded>();
  const [theirs, setTheirs] = useState<Theirs>();

  const decide = async () => {
    try {
      setAsked(await askAnew(getText, { id: representationId }));
    } catch (error) {
      const text = error instanceof Error ? error.message : '';
      showToast({ kind: 'danger', title: messages.theirsFailed, text });
    }
  };
  const opened = useRef(decide);
  opened.current = decide;
  useEffect(() => {
    if (status === 'conflict') void opened.current();
  }, [status]);

  useRestoredDraft(editor, saver, loaded, representationId);
  useEffect(() => {
    if (loaded.revision <= saver.revision || status !== 'saved') return;
    replaceText(editor, loaded.document);
    saver.goOnFrom(loaded.revision, false);
    showToast({ kind: 'info', title: messages.shownTheirs(byOf(loaded)) });
  }, [editor, saver, loaded, status]);

  const settle = (after: () => void) => {
    setAsked(undefined);
    after();
  };
  return {
    decide: () => void decide(),
    theirs,
    closeTheirs: () => setTheirs(undefined),
    dialog: asked && (
      <ConflictDialog
        mine={editor.getJSON() as TextDocument}
        theirs={asked.document}
        by={byOf(asked)}
        keepMine={() => settle(() => saver.goOnFrom(asked.revision, true))}
        takeTheirs={() =>
          settle(() => {
            replaceText(editor, asked.document);
            saver.goOnFrom(asked.revision, false);
          })
        }
        merge={() =>
          settle(() => {
            setTheirs({ document: asked.document, by: byOf(asked) });
            saver.goOnFrom(asked.revision, true);
          })
        }
        close={() => setAsked(undefined)}
      />
    ),
  };
}

/** What was typed here and not saved when the page was left or loaded again. */
function useRestoredDraft(editor: Editor, saver: TextSaver, loaded: Loaded, id: number): void {
  const begun = useRef(false);
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    const draft = draftOf<TextDraft>(draftName(id));
    if (!draft?.document || draft.revision === undefined) return;
    if (JSON.stringify(draft.document) === JSON.stringify(loaded.document)) return;
    replaceText(editor, draft.document);
    showToast({ kind: 'info', title: messages.restored });
    if (draft.revision !== loaded.revision) saver.collides();
  }, [editor, saver, loaded, id]);
}
