import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { planPublishing } from '../../functions/src/consultation/documents/contract/publishing.ts';
import { drafting } from '../../functions/src/consultation/documents/testing/drafted.ts';
import { answeredIn } from '../../functions/src/consultation/responses/testing/answered.ts';
import { listAttachments } from '../../functions/src/consultation/attachments/contract.ts';
import { registerIntake } from '../../functions/src/consultation/intake/contract.ts';
import {
  filePart,
  mailWith,
  registeredMail,
} from '../../functions/src/consultation/intake/testing/mailed.ts';
import { takingIn } from '../../functions/src/consultation/intake/testing/taken-in.ts';
import { consulted } from '../../functions/src/consultation/representations/testing/consulted.ts';
import { sql } from '../../functions/src/platform/db.ts';
import { pdf } from '../../functions/src/platform/scanning/testing/pdf.ts';
import { twoCouncils, type Council } from '../../functions/src/platform/testing/council.ts';
import { asOwner } from '../../functions/src/platform/testing/owner.ts';
import { inSchemaOf } from '../../functions/src/platform/testing/owner-tx.ts';
import { useWorld } from '../../functions/src/platform/testing/world.ts';
import { runWaitingJobs } from '../../functions/src/testing/waiting-jobs.ts';
import { eraseCouncil } from './erase.ts';
import { exportCouncil } from './export.ts';
import { restoreCouncil } from './restore.ts';
import { saveAndRestore } from './testing/saved-and-restored.ts';

useWorld();

let oak: Council;
let elm: Council;
let folder: string;
beforeAll(async () => {
  ({ oak, elm } = await twoCouncils());
  folder = await mkdtemp(path.join(tmpdir(), 'restored-work-'));
}, 120_000);
afterAll(() => rm(folder, { recursive: true, force: true }));

const rowsOf = async (query: string): Promise<unknown[]> => {
  let found: unknown[] = [];
  await inSchemaOf(oak, async (tx) => {
    found = (await sql.raw(query).execute(tx)).rows;
  });
  return found;
};

/** What the shared tables without a council's role hold of it. */
const sharedRows = () =>
  rowsOf(`
    select 'mail' as of from platform.mailbox where tenant = '${oak.shortName}'
    union all
    select 'limit' from platform.rate_limits where bucket like '${oak.shortName}:%'`);

it('what was planned or under way in a council goes on, or ends with a reason, once it is erased and restored', async () => {
  const at = await answeredIn(oak);
  const officer = oak.as('officer');

  const { drafted, draft } = drafting(() => oak);
  const { id } = await drafted([{ type: 'textBlock', content: { html: '<p>Hedges</p>' } }]);
  const { revision } = await draft(id);
  const later = `${new Date().getFullYear() + 1}-01-05T09:00`;
  await officer.call(planPublishing, { id, revision, at: later });
  await rowsOf(`update documents set publish_at = clock_timestamp() - interval '2 minutes'`);

  const table = ['Reference,Name,E-mail,Received,Comment'];
  for (let row = 0; row < 7; row += 1)
    table.push(`R${row},Person No${row},p${row}@fen.test,2026-04-02,Words of ${row}`);
  const run = await takingIn(oak).take('all.csv', table.join('\n'), {
    consultationEventId: String(at.event),
  });
  await officer.call(registerIntake, { id: run.run.id });

  const said = await at.register({ representee: { contactId: at.contacts.ada } });
  await at.send(await at.write({ representationIds: [said.id] }));
  await rowsOf(`
    insert into notifications (status, label) values ('processing', 'Finding campaigns');
    insert into exports (id, file_type, file_name, request)
    values (gen_random_uuid(), 'csv', 'sites.csv', '{}')`);
  await rowsOf(`
    insert into platform.mailbox (reference, tenant, recipient, subject, body)
    values (gen_random_uuid(), '${oak.shortName}', 'ada@fen.test', 'Thank you', 'Dear Ada');
    insert into platform.rate_limits (bucket, window_start)
    values ('${oak.shortName}:sign-in:ada', now()), ('${oak.shortName}x:sign-in:ada', now())`);
  expect(await sharedRows()).toEqual(expect.arrayContaining([{ of: 'mail' }, { of: 'limit' }]));

  await asOwner(({ client }) => exportCouncil(client, oak.shortName, folder));
  await asOwner(({ client }) => eraseCouncil(client, oak.shortName));
  expect(await sharedRows()).toEqual([]);
  const others = `select from platform.rate_limits where bucket = '${oak.shortName}x:sign-in:ada'`;
  await asOwner(async ({ client }) => expect((await client.query(others)).rows).toHaveLength(1));
  await asOwner((owner) => restoreCouncil(owner, folder));

  await runWaitingJobs(oak, 'publish-document');
  await runWaitingJobs(oak, 'intake');
  expect(await rowsOf('select document_id::int as id, edition from published_documents')).toEqual([
    { id, edition: 1 },
  ]);
  expect(await rowsOf('select status, done from intake_runs')).toEqual([
    { status: 'finished', done: 7 },
  ]);
  expect(await rowsOf('select count(*)::int as count from representations')).toEqual([
    { count: 8 },
  ]);
  expect(await runWaitingJobs(oak, 'send-response')).toBe(0);
  expect(await rowsOf('select state, reason from response_deliveries')).toEqual([
    { state: 'Failed', reason: expect.stringContaining('it may have arrived') },
  ]);
  const restored = expect.stringContaining('Please start it again');
  expect(await rowsOf('select status, error from exports')).toEqual([
    { status: 'error', error: restored },
  ]);
  expect(
    await rowsOf(`select message from notifications where label = 'Finding campaigns'`),
  ).toEqual([{ message: restored }]);
  expect(
    await rowsOf(`select label from notifications where status in ('new', 'processing')`),
  ).toEqual([]);
}, 240_000);

it('files of e-mails that were registered, and not kept yet, are kept once the council is restored', async () => {
  const { event } = await consulted(elm);
  const plan = pdf(['<< /Title (Drains) >>']);
  await takingIn(elm).take('one.eml', mailWith('1', filePart('drains.pdf', plan)));
  const id = await registeredMail(elm, event, 'Mail 1');
  await saveAndRestore(elm, folder);
  expect(await runWaitingJobs(elm, 'keep-attachments')).toBe(1);
  const { attachments } = await elm.as('officer').call(listAttachments, { id });
  expect(attachments.map(({ original }) => original?.name)).toEqual(['drains.pdf']);
}, 240_000);
