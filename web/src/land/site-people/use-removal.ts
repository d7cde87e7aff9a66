import type { PersonKind, SitePerson } from '@contract/land/site-people/contract.ts';
import { useState } from 'react';
import { useSite } from '../ground/sites/site-context.tsx';
import { uiMessages } from '../../ui/messages.ts';
import { showToast } from '../../ui/toast-store.ts';
import { sitePeopleMessages as messages } from './messages.ts';
import { removeSitePerson, restorePerson } from './people-calls.ts';
import { withoutIdentity } from './person-drawer.tsx';

/** Somebody removed is still there for so long, ms, to be kept after all. */
const LEAVES_AFTER_MS = 1000;

/** Removing contacts or agents: they leave after a second; until then, and from the toast, it can be undone. */
export function useRemoval(kind: PersonKind, renew: () => void) {
  const { siteId } = useSite();
  const [leaving, setLeaving] = useState<ReadonlyMap<number, ReturnType<typeof setTimeout>>>(
    new Map(),
  );
  const forget = (id: number) =>
    setLeaving((before) => new Map([...before].filter(([each]) => each !== id)));

  function remove(person: SitePerson) {
    const timer = setTimeout(() => void leave(person), LEAVES_AFTER_MS);
    setLeaving((before) => new Map(before).set(person.id, timer));
  }

  function keep({ id }: SitePerson) {
    clearTimeout(leaving.get(id));
    forget(id);
  }

  async function leave(person: SitePerson) {
    try {
      await removeSitePerson(kind, siteId, person.id);
      const undo = { label: uiMessages.undo, run: () => void restore(person) };
      showToast({ kind: 'info', title: messages.removed(person.name), action: undo });
    } catch (error) {
      failed(error);
      forget(person.id);
    }
    renew();
  }

  async function restore(person: SitePerson) {
    // They come back under the id that they left with.
    forget(person.id);
    try {
      await restorePerson(kind, siteId, person.id, withoutIdentity(person));
      showToast({ kind: 'success', title: messages.restored(person.name) });
    } catch (error) {
      failed(error);
    }
    renew();
  }

  return { isLeaving: (id: number) => leaving.has(id), remove, keep };
}

function failed(error: unknown): void {
  showToast({ kind: 'danger', title: uiMessages.errorOccurred, text: (error as Error).message });
}
