import { DraftWork } from './draft-work.ts';

let last: DraftWork | undefined;

/** The work on a draft in this tab: whoever comes back to it, as from its preview, can still undo what they did. */
export function workOn(documentId: number): DraftWork {
  if (last?.documentId !== documentId) last = new DraftWork(documentId);
  return last;
}

/** Another person, or another test, begins anew. */
export function forgetWork(): void {
  last = undefined;
}
