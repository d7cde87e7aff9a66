import { createContext, useContext, useSyncExternalStore } from 'react';
import type { DraftDocument } from '@contract/consultation/documents/contract.ts';
import type { DraftWork } from './draft-work.ts';
import type { DraftSavers } from './savers.ts';
import type { OtherOfficers } from '../presence/other-officers.ts';
import type { BuilderView } from './builder-view.ts';

/** What every part of the builder works with; it stays the same while the document changes. */
export interface DocumentEditing {
  documentId: number;
  work: DraftWork;
  savers: DraftSavers;
  view: BuilderView;
  others: OtherOfficers;
  mayWrite: boolean;
}

const BuilderContext = createContext<DocumentEditing | undefined>(undefined);
export const BuilderProvider = BuilderContext.Provider;

export function useDocumentEditing(): DocumentEditing {
  const builder = useContext(BuilderContext);
  if (!builder) throw new Error('Outside of a document');
  return builder;
}

/** Whether this block is the one that is edited: only two blocks are drawn anew when another is touched. */
export function useIsEdited(id: string): boolean {
  const { view } = useDocumentEditing();
  return useSyncExternalStore(view.subscribe, () => view.edited === id);
}

/**
 * The draft with what is on its way. It is read from the cache, which has what was answered before the query tells of
 * it: what was moved would be back where it was for that moment, and lose the focus.
 */
export function usePending(work: DraftWork, draft: DraftDocument): DraftDocument {
  useSyncExternalStore(work.subscribe, work.currentPending);
  return work.now() ?? draft;
}
