import { jobs } from '../../jobs.ts';
import type { Contract } from '../../platform/contract.ts';
import type { Entity } from '../../platform/entities.ts';
import { handleMessage } from '../../platform/jobs.ts';
import type { JobMessage } from '../../platform/outbox.ts';
import type { Client } from '../../platform/testing/client.ts';
import type { Who } from '../../platform/testing/council.ts';
import type { Scene } from './scene.ts';

/** What somebody does to records, at once with another. */
export interface Operation {
  name: string;
  /** What it changes, as contracts say it. */
  changes: readonly string[];
  /** Makes what it needs. */
  prepare: (scene: Scene) => Promise<Prepared>;
}

interface Prepared {
  /** Does it: its statements, known by their trace, are interleaved with another's. */
  call: (as: (who: Who) => Client, trace: string) => Promise<unknown>;
  /** Of a job, which is delivered again where it had to give way. */
  message?: JobMessage;
}

/** One call by its contract, of what the scene has. */
export function operation<I, O>(
  name: string,
  contract: Contract<I, unknown, O>,
  input: (scene: Scene) => Promise<NoInfer<I>>,
  who: Who = 'officer',
): Operation {
  return {
    name,
    changes: contract.changes ?? [],
    prepare: async (scene) => {
      const sent = await input(scene);
      return { call: (as) => as(who).call(contract, sent) };
    },
  };
}

/** A job that waits, which changes records of these kinds. */
export const jobOperation = (
  name: string,
  changes: readonly Entity[],
  begin: (scene: Scene) => Promise<JobMessage>,
): Operation => ({
  name,
  changes,
  prepare: async (scene) => {
    const message = await begin(scene);
    return { call: (_as, trace) => handleMessage(jobs, { ...message, trace }), message };
  },
});
