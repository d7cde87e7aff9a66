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

/** How the person has arranged the page, and their changing it. */
export interface LayoutWork {
  /** False until it is known where the panels go: on another device only the server knows. */
  known: boolean;
  /** What is shown: the draft while there is one, else what was saved last. */
  shown: StoredLayout | undefined;
  saved: StoredLayout | undefined;
  editing: boolean;
  /** There are changes that are not saved. */
  changed: boolean;
  saving: boolean;
  edit: () => void;
  draw: (layouts: StoredLayout['layouts']) => void;
  save: () => Promise<void>;
  /** The standard layout, to be saved like any other change. */
  reset: () => void;
  /** Ends editing; what is not saved is gone. */
  stop: () => void;
}

/** The newer of this device's layout and the server's: the server's may be of another device. */
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
