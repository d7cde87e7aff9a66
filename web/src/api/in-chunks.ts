import type { CallOptions } from './call.ts';
import { untilKnown } from './until-known.ts';

/** Records of one bulk call: few enough for an answer within seconds. */
export const CHUNK = 200;

export interface ChunkOutcome {
  /** The ones that succeeded, in order; the rest can be tried again. */
  done: number[];
  left: number[];
  /** Why it ended early; undefined also when somebody stopped it. */
  error: Error | undefined;
}

/**
 * Sends a long selection part by part and stops at the first part that fails. What succeeded is kept, and reported
 * apart from the rest. `send` passes on what it is given, so that a part whose answer is lost is looked up and never done
 * twice.
 */
export async function inChunks(
  ids: readonly number[],
  send: (part: number[], once: CallOptions) => Promise<void>,
  options: {
    size?: number;
    progress?: (done: number) => void;
    stopped?: () => boolean;
    /** Told while it is not known what became of a part. */
    looking?: (isLooking: boolean) => void;
  } = {},
): Promise<ChunkOutcome> {
  const size = options.size ?? CHUNK;
  let at = 0;
  let error: Error | undefined;
  while (at < ids.length && !options.stopped?.()) {
    try {
      const part = ids.slice(at, at + size);
      await untilKnown((once) => send(part, once), options.looking);
    } catch (cause) {
      error = cause instanceof Error ? cause : new Error(String(cause));
      break;
    }
    at = Math.min(ids.length, at + size);
    options.progress?.(at);
  }
  return { done: ids.slice(0, at), left: ids.slice(at), error };
}
