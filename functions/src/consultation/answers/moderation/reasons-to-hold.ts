import type { ParsedOf } from '../../../platform/contract.ts';
import type { TenantScope } from '../../../platform/db.ts';
import type { AnswerableQuestion } from '../asked-question.ts';
import type { submitAnswer } from '../contract.ts';
import type { HeldReason } from '../contract/moderation.ts';
import type { AnswerPace } from '../queries/own-answers.ts';
import { openedAt } from './opening.ts';
import { readingSeconds } from './reading-time.ts';

/** More than anybody submits by hand, even where all was filled in before. */
const MAX_PER_MINUTE = 30;

interface Submission {
  document: AnswerableQuestion;
  pace: AnswerPace;
  input: Pick<ParsedOf<typeof submitAnswer>, 'id' | 'version' | 'opened' | 'furtherRemarks'>;
  accountId: number;
  tenant: TenantScope;
  /** An answer of theirs to this question was held, and they deleted it. */
  wasHeld: boolean;
}

/** Why an answer is held until an officer has looked at it; none for what people send. */
export function reasonsToHold({
  document,
  pace,
  input,
  accountId,
  tenant,
  wasHeld,
}: Submission): HeldReason[] {
  const reasons: HeldReason[] = [];
  if (input.furtherRemarks?.trim()) reasons.push('hidden field');
  // Who edits has read the question before.
  if (input.version === 0) {
    const opened = openedAt(tenant, { documentId: input.id, accountId }, input.opened);
    // Somebody whose page is from before, or who comes back, has at least begun the answer.
    const begun = pace.begunAt === null ? undefined : new Date(pace.begunAt);
    const since = Math.min(opened?.getTime() ?? Infinity, begun?.getTime() ?? Infinity);
    const seconds = (new Date(document.now).getTime() - since) / 1000;
    if (seconds < readingSeconds(document.question)) reasons.push('too fast');
  }
  if (pace.lastMinute >= MAX_PER_MINUTE) reasons.push('many at once');
  if (wasHeld) reasons.push('edited');
  return reasons;
}
