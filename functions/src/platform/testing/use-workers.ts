import { afterAll } from 'vitest';
import { type DoomedWorker, startWorker } from './doomed-worker.ts';

/** Starts processes that serve the API with an environment of their own, and gives where; they end with the file. */
export function useWorkers(): (env: NodeJS.ProcessEnv) => Promise<string> {
  const workers: DoomedWorker[] = [];
  afterAll(() => {
    for (const { child } of workers) child.disconnect();
  });
  return async (env) => {
    const worker = await startWorker(undefined, env);
    workers.push(worker);
    return worker.base;
  };
}
