import { beforeAll, describe, expect, it } from 'vitest';
import { listNotifications } from '../../../council/notifications/contract.ts';
import { type Sql, sql, withTenant } from '../../../platform/db.ts';
import { twoCouncils, type Council } from '../../../platform/testing/council.ts';
import { inSchemaOf } from '../../../platform/testing/owner-tx.ts';
import { useWorld } from '../../../platform/testing/world.ts';
import { runWaitingJobs, waitingJobs } from '../../../testing/waiting-jobs.ts';
import { addBlock, changeDocument } from '../contract.ts';
import {
  getPublicDocument,
  listPublicDocuments,
  planPublishing,
  withdrawDocument,
} from '../contract/publishing.ts';
import { emptyImage } from '../../ground/documents/blocks/image/schema.ts';
import { drawnPicture } from '../testing/drawn-picture.ts';
import { drafting } from '../testing/drafted.ts';
import { picturing } from '../testing/pictured.ts';

useWorld();

let oak: Council;
let elm: Council;
const officer = () => oak.as('officer');
const { drafted, draft, publish } = drafting(() => oak);
const { uploadScanned } = picturing(() => oak);
const text = { type: 'textBlock', content: { html: '<p>Hedges</p>' } } as const;
const LATER = `${new Date().getFullYear() + 1}-01-05T09:00`;

beforeAll(async () => {
  ({ oak, elm } = await twoCouncils());
}, 120_000);

const plan = async (id: number, at: string | null = LATER) => {
  const { revision } = await draft(id);
  return (await officer().call(planPublishing, { id, revision, at })).document;
};
const publicIds = async () => (await oak.as('resident').call(listPublicDocuments, {})).ids;
const lastNotification = async () => (await officer().call(listNotifications, {}))[0];

/** The time comes. */
const come = async (id: number) => {
  await inSchemaOf(oak, async (tx) => {
    await sql`update documents set publish_at = clock_timestamp() - interval '1 second' where id = ${id}`.execute(
      tx,
    );
    await sql`
      update platform.outbox
         set payload = payload || jsonb_build_object('at',
               to_char((clock_timestamp() - interval '1 second') at time zone 'Europe/London', 'YYYY-MM-DD"T"HH24:MI'))
       where job = 'publish-document' and handled_at is null
         and tenant_role = ${oak.mainSchema} and payload ->> 'documentId' = ${String(id)}`.execute(
      tx,
    );
  });
  await runWaitingJobs(oak, 'publish-document');
};

describe('a draft that is published at a time', () => {
  it('is not published before, and then once, as it is then', async () => {
    const { id, sectionId } = await drafted([text]);
    expect((await plan(id)).publishAt).toBe(LATER);
    await runWaitingJobs(oak, 'publish-document');
    expect(await publicIds()).not.toContain(id);
    expect(await waitingJobs(oak, 'publish-document')).toHaveLength(1);
    await officer().call(addBlock, { id, sectionId, position: 9, isBeside: false, ...text });
    await come(id);
    expect(await publicIds()).toContain(id);
    expect(await draft(id)).toMatchObject({ edition: 1, isChanged: false, publishAt: null });
    expect(await lastNotification()).toMatchObject({
      status: 'success',
      label: 'Publishing “Local plan”',
      message: 'Edition 1 is published, as planned',
      link: `/documents/${id}`,
    });
    await runWaitingJobs(oak, 'publish-document');
    expect(await draft(id)).toMatchObject({ edition: 1 });
  });

  it('is planned no more once it is deleted, nor when it comes back', async () => {
    const { id } = await drafted([text]);
    await plan(id);
    const change = async (isDeleted: boolean, row_version: number) =>
      (await officer().call(changeDocument, { id, row_version, isDeleted })).document;
    await change(true, (await draft(id)).row_version);
    const rowsOf = async <Row>(query: Sql<Row>) =>
      (await withTenant(oak, (tx) => query.execute(tx))).rows;
    const [now] = await rowsOf(
      sql<{ version: number }>`select row_version as version from documents where id = ${id}`,
    );
    expect(await change(false, now!.version)).toMatchObject({ publishAt: null });
    await runWaitingJobs(oak, 'publish-document');
    expect(await publicIds()).not.toContain(id);
    const said = await rowsOf(sql<{ said: string }>`
      select new_value as said from record_history
       where entity = 'document' and record_id = ${id} and field = 'publication' order by id desc`);
    expect(said[0]).toEqual({ said: 'Not to be published by itself' });
  });

  it('is published with its pictures', async () => {
    const { id, sectionId } = await drafted([text]);
    const fileId = await uploadScanned(id, 'mill.png', await drawnPicture(40, 20));
    const content = { ...emptyImage(), fileId, alt: 'The mill' };
    const place = { sectionId, position: 1, isBeside: false };
    await officer().call(addBlock, { id, ...place, type: 'image', content });
    await plan(id);
    await come(id);
    const { config } = await oak.as('signed-out').call(getPublicDocument, { id });
    expect(JSON.stringify(config)).toContain(`pictures/${fileId}-whole-40.png`);
  });

  it('stays where it is when the plan is given up, made anew or overtaken', async () => {
    const { id } = await drafted([text]);
    await plan(id);
    expect((await plan(id, null)).publishAt).toBeNull();
    await runWaitingJobs(oak, 'publish-document');
    expect(await publicIds()).not.toContain(id);
    await plan(id);
    expect(await publish(id)).toMatchObject({ edition: 1, publishAt: null });
    await runWaitingJobs(oak, 'publish-document');
    expect(await draft(id)).toMatchObject({ edition: 1 });
  });

  it('does not come back by itself once it is withdrawn', async () => {
    const { id, sectionId } = await drafted([text]);
    await publish(id);
    await officer().call(addBlock, { id, sectionId, position: 9, isBeside: false, ...text });
    await plan(id);
    const { document } = await officer().call(withdrawDocument, { id });
    expect(document).toMatchObject({ edition: null, publishAt: null });
    await come(id);
    expect(await publicIds()).not.toContain(id);
  });

  it('is not published by the message of an earlier plan', async () => {
    const { id } = await drafted([text]);
    await plan(id);
    await plan(id, LATER.replace('T09', 'T10'));
    // Due by now, but neither message names this time.
    await inSchemaOf(oak, async (tx) => {
      await sql`update documents set publish_at = publish_at - interval '10 years' where id = ${id}`.execute(
        tx,
      );
    });
    await runWaitingJobs(oak, 'publish-document');
    expect(await publicIds()).not.toContain(id);
  });

  const officerHas = {
    'an account that is disabled': (gone: boolean) =>
      sql`update accounts set disabled = ${gone} where uid = ${oak.uidOf('officer')}`,
    'only the role of a viewer': (gone: boolean) =>
      sql`update account_roles set role_id = ${gone ? 'viewer' : 'officer'}
           where account_id = (select id from accounts where uid = ${oak.uidOf('officer')})`,
  };
  it.each(Object.entries(officerHas))(
    'is not published for somebody with %s by then',
    async (_, statement) => {
      const { id } = await drafted([text]);
      await plan(id);
      const set = (gone: boolean) =>
        inSchemaOf(oak, async (tx) => {
          await statement(gone).execute(tx);
        });
      await set(true);
      await come(id);
      await set(false);
      expect(await publicIds()).not.toContain(id);
      expect(await lastNotification()).toMatchObject({
        status: 'error',
        message: expect.stringContaining('may no longer publish documents'),
      });
    },
  );

  it('can be given up while somebody writes', async () => {
    const { id } = await drafted([text]);
    await plan(id);
    const { document } = await officer().call(planPublishing, { id, revision: 1, at: null });
    expect(document.publishAt).toBeNull();
  });

  it('tells who planned it what stood in the way', async () => {
    const { id, sectionId } = await drafted([text]);
    await plan(id);
    await officer().call(addBlock, {
      id,
      sectionId,
      position: 9,
      isBeside: false,
      type: 'question',
    });
    await come(id);
    expect(await publicIds()).not.toContain(id);
    expect(await draft(id)).toMatchObject({ publishAt: null });
    expect(await lastNotification()).toMatchObject({
      status: 'error',
      message: expect.stringMatching(/^It was not published as planned\. \S/),
    });
  });

  it.each([
    ['2020-01-01T09:00', 'Choose a time that is still to come'],
    ['2126-01-01T09:00', 'Choose a time within a year'],
    ['tomorrow', 'Must be a day and a time'],
    ['', 'Choose the day and the time'],
  ])('is not planned for %j', async (at, words) => {
    const { id } = await drafted([text]);
    const { revision } = await draft(id);
    const path = `/documents/drafts/${id}/publishing-time`;
    const sent = await officer().put(path, { json: { revision, at } });
    expect([sent.status, JSON.stringify(sent.body)]).toEqual([400, expect.stringContaining(words)]);
    expect(await draft(id)).toMatchObject({ publishAt: null });
  });

  it('is not planned with faults, by viewers, of other councils, or when it was changed since', async () => {
    const { id } = await drafted([{ type: 'question' }]);
    const path = `/documents/drafts/${id}/publishing-time`;
    const { revision } = await draft(id);
    const json = { revision, at: LATER };
    expect((await officer().put(path, { json })).status).toBe(400);
    expect((await oak.as('viewer').put(path, { json })).status).toBe(403);
    expect((await elm.as('officer').put(path, { json })).status).toBe(404);
    const stale = await officer().put(path, { json: { revision: revision + 1, at: LATER } });
    expect(stale.status).toBe(409);
    expect(await draft(id)).toMatchObject({ publishAt: null });
  });
});
