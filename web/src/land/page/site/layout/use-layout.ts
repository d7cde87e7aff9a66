import { getSiteDetailsLayout, putSiteDetailsLayout } from '@calls/council/users/contract.ts';
import { useMemo, useState } from 'react';
import { useAction } from '../../../../api/use-action.ts';
import { USER_STALE_TIME } from '../../../../api/query-client.ts';
import { useEndpoint } from '../../../../api/use-endpoint.ts';
import { useUser } from '../../../../session/user.ts';
import { showToast } from '../../../../ui/toast-store.ts';
import { sitePageMessages as messages } from '../messages.ts';
import { keepLayout, keptLayout } from './kept-layout.ts';
import { newerOf, readStored, type StoredLayout } from './stored-layout.ts';

/** A person's arrangement of the page, and its change. */
export interface LayoutWork {
  /** False until the panels' places are known: on a new device only the server knows them. */
  known: boolean;
  /** The layout shown: the draft if there is one, otherwise what was saved last. */
  shown: StoredLayout | undefined;
  saved: StoredLayout | undefined;
  editing: boolean;
  /** Whether there are unsaved changes. */
  changed: boolean;
  saving: boolean;
  edit: () => void;
  draw: (layouts: StoredLayout['layouts']) => void;
  save: () => Promise<void>;
  /** Puts the standard layout into the draft, to be saved like any other change. */
  reset: () => void;
  /** Ends editing and discards unsaved changes. */
  stop: () => void;
}

/** The newer of this device's layout and the server's, which may come from another device. */
export function useLayoutWork(): LayoutWork {
  const uid = useUser()?.uid ?? '';
  const [kept, setKept] = useState(() => keptLayout(uid));
  const [draft, setDraft] = useState<StoredLayout['layouts']>();
  const [editing, setEditing] = useState(false);
  const asked = useEndpoint(getSiteDetailsLayout, {}, { staleTime: USER_STALE_TIME });
  const put = useAction(putSiteDetailsLayout, { failure: false });
  const saved = useMemo(
    () => newerOf(readStored(asked.data?.layout), kept),
    [asked.data?.layout, kept],
  );
  const stop = () => {
    setDraft(undefined);
    setEditing(false);
  };

  async function save() {
    const layout = { savedAt: new Date().toISOString(), layouts: draft ?? saved?.layouts ?? {} };
    keepLayout(uid, layout);
    setKept(layout);
    const answer = await put.run({ layout });
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
    shown: draft ? { savedAt: saved?.savedAt ?? '', layouts: draft } : saved,
    saved,
    editing,
    changed: draft !== undefined,
    saving: put.running,
    edit: () => setEditing(true),
    draw: setDraft,
    save,
    reset: () => setDraft({}),
    stop,
  };
}
