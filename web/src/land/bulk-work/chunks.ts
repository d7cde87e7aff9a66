/** Sites of one bulk call, at most what the server takes. */
export const CHUNK = 1000;

export interface ChunkOutcome {
  /** What was done, in order; what was not stays to be tried again. */
  done: number[];
  left: number[];
  /** Why it ended before the end; undefined also where somebody stopped it. */
  error: Error | undefined;
}

/**
 * Sends a long selection part by part, and stops at the first part that fails: what was done stays done
 * and is told apart from what was not.
 */
export async function inChunks(
  ids: readonly number[],
  send: (part: number[]) => Promise<void>,
  options: { size?: number; progress?: (done: number) => void; stopped?: () => boolean } = {},
): Promise<ChunkOutcome> {
  const size = options.size ?? CHUNK;
  let at = 0;
  let error: Error | undefined;
  while (at < ids.length && !options.stopped?.()) {
    try {
      await send(ids.slice(at, at + size));
    } catch (cause) {
      error = cause instanceof Error ? cause : new Error(String(cause));
      break;
    }
    at = Math.min(ids.length, at + size);
    options.progress?.(at);
  }
  return { done: ids.slice(0, at), left: ids.slice(at), error };
}
