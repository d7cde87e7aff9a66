import { readFileSync } from 'node:fs';
import { quantile, timed } from '../search/ask.ts';
import type { DearCall } from './dear-call.ts';

/** Quiet and beside the dear call by turns, so that both see the same machine. */
const TURNS = 3;
/** How often the neighbour searches in each half of a turn. */
const SEARCHES = Math.ceil(Number(process.env.BENCH_ROUNDS ?? 60) / TURNS);
/** Longest that the search beside the dear call is watched in one turn, and half of it the search alone. */
const WATCHED_MS = Number(process.env.BENCH_SECONDS ?? 4) * 1000;
/** Linux counts the time of a process in hundredths of a second. */
const MS_PER_TICK = 10;

export interface Beside {
  name: string;
  /** Milliseconds, 95th percentile, of the neighbour's search alone. */
  quiet: number;
  beside: number;
  /** The longest of them. */
  longest: number;
  searches: number;
  /** Answers to the dear call by status. */
  answers: Record<string, number>;
  /** The longest that the caller waited, in milliseconds. */
  callerWaited: number;
  /** Processor time that one dear call takes of the process that serves every council, in milliseconds. */
  heldPerCall: number;
}

interface Measured extends Omit<DearCall, 'prepare'> {
  send: () => Promise<number>;
  search: () => Promise<unknown>;
  /** Process id of the function that serves the calls. */
  servedBy: () => number;
}

/**
 * The neighbour's search alone, and then while the callers send the dear call again as soon as it is answered: until it
 * has been searched often enough and each caller has been answered once, or for BENCH_SECONDS; three times.
 */
export async function measureBeside(asked: Measured): Promise<Beside> {
  const { name, send, search, servedBy } = asked;
  const quiet: number[] = [];
  const beside: number[] = [];
  const told: Told = { answers: {}, longest: 0, count: 0 };
  const cpu = { quiet: 0, beside: 0 };
  for (let turn = 0; turn < TURNS; turn += 1) {
    const atFirst = cpuOf(servedBy());
    quiet.push(...(await searched(search, { forMs: WATCHED_MS / 2, isEnough: () => true })));
    const before = cpuOf(servedBy());
    const wanted = told.count + asked.abreast;
    const end = callAgainAndAgain(asked.abreast, send, told);
    const isEnough = () => told.count >= wanted;
    beside.push(...(await searched(search, { forMs: WATCHED_MS, isEnough })));
    await end();
    cpu.quiet += before - atFirst;
    cpu.beside += cpuOf(servedBy()) - before;
  }
  const ofSearches = (beside.length * cpu.quiet) / quiet.length;
  return {
    name,
    quiet: quantile(quiet, 0.95),
    beside: quantile(beside, 0.95),
    longest: Math.max(...beside),
    searches: beside.length,
    answers: told.answers,
    callerWaited: told.longest,
    heldPerCall: Math.max(0, cpu.beside - ofSearches) / told.count,
  };
}

/** What the callers of a dear call were told. */
interface Told {
  answers: Record<string, number>;
  longest: number;
  count: number;
}

/** Times of searches, one after another, until there are enough or the time is over. */
async function searched(
  search: () => Promise<unknown>,
  { forMs, isEnough }: { forMs: number; isEnough: () => boolean },
): Promise<number[]> {
  const times: number[] = [];
  const until = performance.now() + forMs;
  while (times.length < SEARCHES || !isEnough()) {
    times.push(await timed(search));
    if (performance.now() > until) break;
  }
  return times;
}

/** Callers who send a call again as soon as it is answered; gives what ends them, once their last is answered. */
function callAgainAndAgain(
  abreast: number,
  send: () => Promise<number>,
  told: Told,
): () => Promise<unknown> {
  const under = { way: true };
  const caller = async () => {
    while (under.way) {
      let status = 'no answer';
      const took = await timed(async () => {
        status = String(await send().catch(() => status));
      });
      told.answers[status] = (told.answers[status] ?? 0) + 1;
      told.longest = Math.max(told.longest, took);
      told.count += 1;
    }
  };
  const callers = Promise.all(Array.from({ length: abreast }, caller));
  return () => {
    under.way = false;
    return callers;
  };
}

/** Processor time that a process has taken, in milliseconds; not a number where the system does not tell. */
function cpuOf(pid: number): number {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return (Number(fields[11]) + Number(fields[12])) * MS_PER_TICK;
  } catch {
    return Number.NaN;
  }
}
