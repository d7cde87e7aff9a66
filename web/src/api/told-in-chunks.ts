import { dismissToast, showToast } from '../ui/toast-store.ts';
import { isApiError } from './api-error.ts';
import { handleEverywhere } from './consequences.ts';
import { type ChunkOutcome, inChunks } from './in-chunks.ts';
import { apiMessages as messages } from './messages.ts';

/** What is said of a change of many while it is sent part by part. */
interface ToldAs {
  /** 'Updating 200 of 1,000', say. */
  running: (done: number, total: number) => string;
  /** Heading where a part was refused. */
  failure: string;
}

/**
 * Sends a change of many part by part, as `inChunks` does, and says how far it is, that a lost answer is looked up, and
 * where it ended early with what had been done before. What was done is the caller's to say.
 */
export async function toldInChunks(
  ids: readonly number[],
  send: Parameters<typeof inChunks>[1],
  { running, failure }: ToldAs,
): Promise<ChunkOutcome> {
  let said: number | undefined;
  const say = (title?: string) => {
    if (said !== undefined) dismissToast(said);
    said = title === undefined ? undefined : showToast({ kind: 'info', title });
  };
  const outcome = await inChunks(ids, send, {
    progress: (at) => say(at < ids.length ? running(at, ids.length) : undefined),
    looking: (isLooking) => say(isLooking ? messages.looking : undefined),
  });
  say();
  const { done, error } = outcome;
  if (error) {
    handleEverywhere(error, 'write');
    showToast({
      kind: 'danger',
      title: isApiError(error, 'outcome-unknown') ? messages.restUnknown : failure,
      text: [error.message, done.length > 0 ? messages.doneBefore(done.length) : '']
        .filter(Boolean)
        .join(' '),
    });
  }
  return outcome;
}
