import { parse } from 'csv-parse/sync';
import { fork } from 'node:child_process';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { jobs } from '../../../../jobs.ts';
import { sql, withPlatform, withTenant } from '../../../../platform/db.ts';
import { handleMessage } from '../../../../platform/jobs.ts';
import type { JobMessage } from '../../../../platform/outbox.ts';
import type { Council } from '../../../../platform/testing/council.ts';
import { useWorld } from '../../../../platform/testing/world.ts';
import { exportCouncil } from '../testing/export-council.ts';
import { exportMessages } from '../testing/job.ts';
import { downloadExport, exportSites, keepSelection } from '../contract.ts';

useWorld();

const SITES = 30_000;

const doneOf = (council: Council) =>
  withTenant(council, async (tx) => {
    const { rows } = await sql<{ done: number }>`select done from exports`.execute(tx);
    return rows[0]?.done ?? 0;
  });

/**
 * Kills the process that runs the job, as the kernel would, once some of the pages are counted. Gives how many sites
 * were written.
 */
async function killedHalfWay(council: Council, message: JobMessage): Promise<number> {
  const worker = fork(path.join(import.meta.dirname, '../testing/job-worker.ts'), {
    execPath: process.execPath,
    stdio: 'ignore',
  });
  await new Promise((resolve) => worker.once('message', resolve));
  const gone = new Promise((resolve) => worker.once('exit', (_code, signal) => resolve(signal)));
  worker.send(message);
  while ((await doneOf(council)) === 0);
  worker.kill('SIGKILL');
  expect(await gone).toBe('SIGKILL');
  return doneOf(council);
}

describe('an export whose process is killed', () => {
  it(
    'stands in the outbox, goes on where it was, and finishes once',
    { timeout: 240_000 },
    async () => {
      const { council } = await exportCouncil({}, []);
      await withTenant(council, (tx) =>
        sql`insert into sites (source, source_reference, place_name, wkb_geometry)
          select 'test', 'S' || i, 'Site ' || i, st_setsrid(st_makepoint(424000 + i, 564000), 27700)
            from generate_series(1, ${SITES}::int) as i`.execute(tx),
      );
      const officer = council.as('officer');
      const { id: selection } = await officer.call(keepSelection, { filters: [] });
      const made = await officer.call(exportSites, {
        selection,
        file_type: 'csv',
        selected_fields: ['id', 'place_name'],
      });
      const { id } = made.export;
      const [message] = await exportMessages(council);
      if (!message) throw new Error('no message');

      const before = await killedHalfWay(council, message);
      expect(before).toBeGreaterThan(0);
      expect(before).toBeLessThan(SITES);
      const { rows } = await withPlatform((tx) =>
        sql<{ handled: boolean }>`
        select handled_at is not null as handled from platform.outbox where id = ${message.eventId}`.execute(
          tx,
        ),
      );
      // Nobody finished it, so the sweep will publish it again.
      expect(rows).toEqual([{ handled: false }]);

      await handleMessage(jobs, message);
      await handleMessage(jobs, message);
      const { url } = await officer.call(downloadExport, { id, as: 'link' });
      const lines = parse(Buffer.from(await (await fetch(url)).arrayBuffer()), {
        bom: true,
        columns: true,
      }) as Record<string, string>[];
      expect(lines).toHaveLength(SITES);
      expect(new Set(lines.map((line) => line['Site id'])).size).toBe(SITES);
      const notes = await council.as('officer').get('/notifications');
      expect(JSON.stringify(notes.body).match(/30,000 sites exported/g)).toHaveLength(1);
    },
  );
});
