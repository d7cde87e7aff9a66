import { getSiteDetailsLayout, putSiteDetailsLayout } from '@calls/council/users/contract.ts';
import { useMemo, useState } from 'react';
import { useAction } from '../../../../api/use-action.ts';
import { USER_STALE_TIME } from '../../../../api/query-client.ts';
import { useEndpoint } from '../../../../api/use-endpoint.ts';
import { useUser } from '../../../../session/user.ts';
import { showToast } from '../../../../ui/toast-store.ts';
import { sitePageMessages as messages } from '../messages.ts';
import { useSteps } from '../../../boundaries/use-steps.ts';
import { type Arrangement, STANDARD } from './arrangement.ts';
import { keepLayout, keptLayout } from './kept-layout.ts';
import { newerOf, readStored, type StoredLayout } from './stored-layout.ts';

/** A person's arrangement of the page, and its change. */
export interface LayoutWork {
  /** False until the panels' places are known: on a new device only the server knows them. */
  known: boolean;
  /** The layout shown: the draft if there is one, otherwise what was saved last. */
  shown: Arrangement | undefined;
  saved: StoredLayout | undefined;
  editing: boolean;
  /** Whether there are unsaved changes. */
  changed: boolean;
  saving: boolean;
  edit: () => void;
  /** Changes the draft, which is saved or discarded later. */
  draw: (next: Arrangement) => void;
  /** A step back or forward within the draft; undefined where there is none. */
  undo: (() => void) | undefined;
  redo: (() => void) | undefined;
  save: () => Promise<void>;
  /** Ends editing and discards unsaved changes. */
  stop: () => void;
}

/** The newer of this device's layout and the server's, which may come from another device. */
export function useLayoutWork(): LayoutWork {
  const uid = useUser()?.uid ?? '';
  const [kept, setKept] = useState(() => keptLayout(uid));
  const {
    now: draft,
    isChanged,
    put: draw,
    restart,
    undo,
    redo,
  } = useSteps<Arrangement | undefined>(undefined);
  const [editing, setEditing] = useState(false);
  const asked = useEndpoint(getSiteDetailsLayout, {}, { staleTime: USER_STALE_TIME });
  const sending = useAction(putSiteDetailsLayout, { failure: false });
  const saved = useMemo(
    () => newerOf(readStored(asked.data?.layout), kept),
    [asked.data?.layout, kept],
  );
  const stop = () => {
    restart(undefined);
    setEditing(false);
  };

  async function save() {
    const { layouts, hidden } = draft ?? saved ?? STANDARD;
    const layout = { savedAt: new Date().toISOString(), layouts, hidden };
    keepLayout(uid, layout);
    setKept(layout);
    const answer = await sending.run({ layout });
    const failed = answer === undefined;
    showToast(
      failed
        ? { kind: 'warning', title: messages.savedHere, text: messages.savedHereOnly }
        : { kind: 'success', title: messages.layoutSaved },
    );
    stop();
  }

  return {
    known: saved !== undefined || asked.data !== undefined || asked.error !== null,
    shown: draft ?? saved,
    saved,
    editing,
    changed: isChanged,
    saving: sending.running,
    edit: () => setEditing(true),
    draw,
    undo,
    redo,
    save,
    stop,
  };
}
