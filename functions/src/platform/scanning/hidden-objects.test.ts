import { describe, expect, it } from 'vitest';
import { inspect } from './inspect.ts';
import { hiddenObjects } from './testing/hidden-objects.ts';

describe('a PDF whose packed objects hold a script', () => {
  it.each(hiddenObjects())('%s: is found out', async (_what, bytes) => {
    expect(await inspect(bytes, 'application/pdf')).toMatch(/script|cannot be checked|elsewhere/);
  });
});
