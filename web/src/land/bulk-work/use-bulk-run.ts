import { isApiError } from '../../api/api-error.ts';
import type { CallOptions } from '../../api/call.ts';
import { handleEverywhere } from '../../api/consequences.ts';
import { usePointing } from '../ground/search/search-model.tsx';
import { type ChunkOutcome, inChunks } from '../../api/in-chunks.ts';
import { bulkWorkMessages as messages } from './messages.ts';
import { useWatchedRun } from './use-watched-run.ts';

export interface BulkRun {
  running: boolean;
  /** Progress while it runs. */
  progress: { done: number; total: number } | undefined;
  /** What went wrong, in words for the menu. */
  problem: string | undefined;
  setProblem: (problem: string | undefined) => void;
  /** Runs the tool on all selected sites; those that failed stay selected. */
  run: (
    send: (part: number[], once: CallOptions) => Promise<void>,
    what: string,
  ) => Promise<ChunkOutcome>;
  stop: () => void;
}

/** Runs a tool over the selection part by part, and holds its progress and problem. */
export function useBulkRun(): BulkRun {
  const { ticked, setTicked, tickEverything } = usePointing();
  const { progress, problem, setProblem, watch, stop, ended } = useWatchedRun();
  const run: BulkRun['run'] = async (send, what) => {
    const ids = [...ticked];
    const outcome = await inChunks(ids, send, watch(ids.length));
    ended();
    if (outcome.left.length > 0) {
      handleEverywhere(outcome.error, 'write');
      const why = outcome.error ? withFullStop(outcome.error.message) : messages.stopped;
      const say = isApiError(outcome.error, 'outcome-unknown')
        ? messages.unknown
        : messages.halfWay;
      setProblem(say(outcome.done.length, outcome.left.length, what, why));
      if (outcome.done.length > 0) {
        tickEverything(false);
        setTicked(() => new Set(outcome.left));
      }
    }
    return outcome;
  };
  return { running: progress !== undefined, progress, problem, setProblem, run, stop };
}

const withFullStop = (message: string) => (/[.!?]$/.test(message) ? message : `${message}.`);
