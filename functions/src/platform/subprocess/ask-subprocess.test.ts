import { getPriority } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { askSubprocess } from './ask-subprocess.ts';

it('a process of its own gives way to who is answered meanwhile', async () => {
  const script = path.join(import.meta.dirname, 'testing/priority-worker.ts');
  const limits = { maxMilliseconds: 30_000, maxResidentMegabytes: 500 };
  // Greater numbers come later.
  expect(await askSubprocess(script, {}, limits)).toEqual({ priority: getPriority() + 10 });
});
