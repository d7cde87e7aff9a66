import type { PublicationStep } from './contract.ts';
import { publishingMessages as messages } from './messages.ts';

/** What decides whether a representation can go a step further. */
export interface Publishable {
  publication: string | null;
  consent: string | null;
  hasText: boolean;
  /** The answers that it says were registered anew since, or count no longer. */
  isReplaced: boolean;
  /** The name that would be published is that of a contact or organisation that was deleted. */
  isNamedDeleted: boolean;
  isPublished: boolean;
  /** What the public would read is what was approved. */
  isAsApproved: boolean;
  askedBy: number | null;
  /** Who saved the text last; null: it is as it arrived. */
  lastEditor: number | null;
  /** Who drew the boxes on its attachments. */
  redactors: number[];
}

const words = messages.refusals;

/** Why an officer may not take a step with a representation; undefined: nothing speaks against it. */
export function stepRefusal(
  step: PublicationStep,
  of: Publishable,
  accountId: number,
): string | undefined {
  if (step === 'withdraw') return of.isPublished ? undefined : words.notPublished;
  if (!of.hasText) return words.noText;
  if (of.isReplaced) return words.replaced;
  if (of.isNamedDeleted) return words.namedDeleted;
  if (of.consent === null) return words.noConsent;
  if (of.consent === 'None') return words.refusedConsent;
  if (step === 'ask') return of.publication === 'Waiting for approval' ? words.asked : undefined;
  if (step === 'approve') {
    if (of.publication !== 'Waiting for approval') return words.notAsked;
    const workers = [of.askedBy, of.lastEditor, ...of.redactors];
    return workers.includes(accountId) ? words.ownWork : undefined;
  }
  if (of.publication !== 'Approved') return words.notApproved;
  return of.isAsApproved ? undefined : words.changedSince;
}
