import { afterAll, beforeAll } from 'vitest';
import { apiApp } from '../../api.ts';
import { closePool } from '../pool.ts';
import { serve, stopServing } from './client.ts';

/** Call once at the top of an integration test file: serves the real app while the file runs. */
export function useWorld(): void {
  beforeAll(async () => {
    await serve(apiApp);
  });
  afterAll(async () => {
    await stopServing();
    await closePool();
  });
}
