import { getText } from '@calls/consultation/texts/contract.ts';
import type { TextDocument } from '@contract/consultation/ground/texts/text-nodes.ts';
import type { OutputOf } from '@contract/platform/contract.ts';
import type { Editor } from '@tiptap/react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { askAnew } from '../../../api/ask-anew.ts';
import { dropTyping, keptTyping } from '../../../forms/autosave/kept-typing.ts';
import type { SaveStatus } from '../../../forms/autosave/save-status.ts';
import { saysTheSame } from '../../../forms/autosave/says-the-same.ts';
import { showToast } from '../../../ui/toast-store.ts';
import { replaceText } from '../use-text-editor.ts';
import { ConflictDialog } from './conflict-dialog.tsx';
import { savingMessages as messages } from './messages.ts';
import type { TextSaver } from './use-text-saving.ts';

type Loaded = OutputOf<typeof getText>;

interface ConflictOptions {
  editor: Editor;
  saver: TextSaver;
  status: SaveStatus;
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

  useRestoredText(editor, saver, loaded);
  const take = ({ document, revision }: Loaded) => {
    replaceText(editor, document);
    saver.take(present(editor), revision);
  };
  const taken = useRef(take);
  taken.current = take;
  useEffect(() => {
    // As it is by now: what this tab kept may have been put back since this was drawn.
    if (loaded.revision <= saver.base || saver.current() !== 'saved') return;
    taken.current(loaded);
    showToast({ kind: 'info', title: messages.shownTheirs(byOf(loaded)) });
  }, [saver, loaded, status]);

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
        mine={present(editor)}
        theirs={asked.document}
        by={byOf(asked)}
        keepMine={() => settle(() => saver.goOn(present(editor), asked.revision))}
        takeTheirs={() => settle(() => take(asked))}
        merge={() =>
          settle(() => {
            setTheirs({ document: asked.document, by: byOf(asked) });
            saver.goOn(present(editor), asked.revision);
          })
        }
        close={() => setAsked(undefined)}
      />
    ),
  };
}

const present = (editor: Editor) => editor.getJSON() as TextDocument;

/** What was typed here and not saved when the page was left or loaded again; others may have saved since. */
function useRestoredText(editor: Editor, saver: TextSaver, loaded: Loaded): void {
  const begun = useRef(false);
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    const kept = keptTyping<TextDocument, number>(saver.name);
    if (!kept) return;
    if (saysTheSame(kept.value, loaded.document)) {
      dropTyping(saver.name, kept.value);
      return;
    }
    replaceText(editor, kept.value);
    showToast({ kind: 'info', title: messages.restored });
    saver.goOn(present(editor), kept.base);
  }, [editor, saver, loaded]);
}
