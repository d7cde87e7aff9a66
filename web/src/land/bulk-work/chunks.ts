/** Sites of one bulk call, at most what the server takes. */
export const CHUNK = 1000;

export interface ChunkOutcome {
  /** The ones that succeeded, in order; the rest can be tried again. */
  done: number[];
  left: number[];
  /** Why it ended early; undefined also when somebody stopped it. */
  error: Error | undefined;
}

/**
 * Sends a long selection part by part and stops at the first part that fails. What succeeded is kept, and reported
 * apart from the rest.
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
