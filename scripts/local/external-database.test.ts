import { expect, it } from 'vitest';
import { migrateExternal } from './external-database.ts';
import { freeNumbers } from './ports.ts';
import { Problem } from './problem.ts';

it('says in one line, without the password, where no database answers', async () => {
  const [port] = await freeNumbers(1);
  const refused = migrateExternal(`postgres://owner:secret@127.0.0.1:${port}/placemaker`);
  await expect(refused).rejects.toThrow(Problem);
  await expect(refused).rejects.toThrow(/^No database answers at 127\.0\.0\.1:\d+: start it/);
});
