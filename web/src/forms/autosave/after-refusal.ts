import type { AfterFailure } from './after-failure.ts';
import type { SaverOptions, Theirs } from './saver-options.ts';

/** Why something is not saved, and what it goes on over at once, or else what becomes of it. */
type Refused<Base> = { failure: unknown } & ({ base: Base } | { after: AfterFailure });

interface Tried<Value> {
  failures: number;
  /** Asking what the server has may still help. */
  mayAsk: boolean;
  /** What was typed here that the server may have. */
  own: () => readonly Value[];
}

/** What follows from a failure. Where others wrote nothing of it in truth, it goes on over what the server has. */
export async function afterRefusal<Value, Base>(
  options: SaverOptions<Value, Base>,
  failure: unknown,
  { failures, mayAsk, own }: Tried<Value>,
): Promise<Refused<Base>> {
  const after = options.retry(failure, failures);
  if (after !== 'conflict') return { failure, after };
  if (!mayAsk) return { failure, after: 'failed' };
  try {
    const free = await notOfOthers(options, own);
    return free ? { failure, base: free.base } : { failure, after };
  } catch (unread) {
    return { failure: unread, after: options.retry(unread, failures) };
  }
}

/** What the server has, where others have written nothing of it: it has nothing, or one of these values. */
async function notOfOthers<Value, Base>(
  { read, isSame }: SaverOptions<Value, Base>,
  own: () => readonly Value[],
): Promise<Theirs<Value, Base> | undefined> {
  const theirs = await read();
  if (theirs?.value === undefined) return theirs;
  const { value } = theirs;
  return own().some((each) => isSame(each, value)) ? theirs : undefined;
}
