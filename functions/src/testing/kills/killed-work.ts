import type { JobName } from '../../platform/job-names.ts';
import type { Council } from '../../platform/testing/council.ts';

/** Work that a job does after a call, and that its process may leave at any write. */
export interface KilledWork {
  name: string;
  job: JobName;
  /** Whoever waits for it sees it end: that is told once. */
  begin: (council: Council, nth: number) => Promise<BegunWork>;
}

/** One piece of such work, whose job waits. */
export interface BegunWork {
  /** What is there of it. */
  kept: () => Promise<unknown>;
  /** What may be there while it is not done: nothing that anybody would take for the whole. */
  meanwhile: readonly unknown[];
  /** What is there once it is done, however often its process died. */
  due: unknown;
}
