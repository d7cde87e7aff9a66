import { getAuth } from 'firebase-admin/auth';
import { beforeAll, describe, expect, it } from 'vitest';
import { londonDay } from '../../platform/dates/london.ts';
import { daysLater } from '../../platform/dates/day.ts';
import { sql } from '../../platform/db.ts';
import { firebaseApp } from '../../platform/firebase.ts';
import { clientFor } from '../../platform/testing/client.ts';
import { mintCookie } from '../../platform/testing/cookie.ts';
import { inSchemaOf } from '../../platform/testing/owner-tx.ts';
import { twoCouncils, type Council } from '../../platform/testing/council.ts';
import { useWorld } from '../../platform/testing/world.ts';
import { runWaitingJobs, waitingJobs } from '../../testing/waiting-jobs.ts';
import { addContacts } from '../contacts/contract.ts';
import { listTopics } from '../topics/contract.ts';
import { addRepresentation, getRepresentationFields } from '../representations/contract.ts';
import {
  addConsultation,
  changeConsultation,
  getConsultationLookups,
  getConsultationSettings,
  listConsultations,
} from './contract.ts';

useWorld();

let oak: Council;
let elm: Council;
const officer = () => oak.as('officer');
const day = (days: number) => daysLater(londonDay(new Date()), days);
const draft = {
  name: 'Draft local plan',
  kind: 'Publication (regulation 19)' as const,
  opensAt: `${day(-20)}T09:00`,
  closesAt: `${day(20)}T17:00`,
};
const listed = async (council = oak) =>
  (await council.as('viewer').call(listConsultations, {})).consultations;

beforeAll(async () => {
  ({ oak, elm } = await twoCouncils());
}, 120_000);

describe('a consultation', () => {
  it('is to come, open or closed by the clock, and belongs to one council', async () => {
    const add = async (name: string, from: number, to: number) =>
      officer().call(addConsultation, {
        ...draft,
        name,
        opensAt: `${day(from)}T09:00`,
        closesAt: `${day(to)}T17:00`,
      });
    await add('Past', -50, -10);
    await add('Present', -5, 5);
    await add('Future', 10, 50);
    expect((await listed()).map(({ name, state }) => [name, state])).toEqual([
      ['Future', 'to come'],
      ['Present', 'open'],
      ['Past', 'closed'],
    ]);
    expect(await listed(elm)).toEqual([]);
    const fields = await oak.as('viewer').call(getRepresentationFields, {});
    const events = fields.find(({ dbPropertyName }) => dbPropertyName === 'consultation');
    expect(events?.options.map(({ value }) => value)).toEqual(['Future', 'Present', 'Past']);
  });

  it('keeps its times as they are in London, and when it was first to close', async () => {
    const { consultation } = await officer().call(addConsultation, draft);
    expect(consultation).toMatchObject({ ...draft, firstClosesAt: null, state: 'open' });
    const { id, row_version } = consultation;
    const closesAt = `${day(40)}T17:00`;
    const extended = await officer().call(changeConsultation, {
      ...draft,
      id,
      row_version,
      closesAt,
    });
    expect(extended.consultation).toMatchObject({
      closesAt,
      firstClosesAt: draft.closesAt,
      lastClosesAt: draft.closesAt,
    });
    const stale = await officer().put(`/consultations/events/${id}`, {
      json: { ...draft, row_version },
    });
    expect(stale.status).toBe(409);
    const taken = await officer().put(`/consultations/events/${id}`, {
      json: { ...draft, name: 'Past', row_version: extended.consultation.row_version },
    });
    expect(taken.body).toMatchObject({
      error: { fields: { name: 'There is a consultation of this name already' } },
    });
  });

  it('is refused where it closes before it opens, has another’s name or no time', async () => {
    const refused = async (more: object, at: string) =>
      expect(
        await officer().post('/consultations/events', {
          json: { ...draft, name: 'Another', ...more },
        }),
      ).toMatchObject({
        status: 400,
        body: { error: { fields: { [at]: expect.any(String) as string } } },
      });
    await refused({ closesAt: draft.opensAt }, 'closesAt');
    await refused({ opensAt: '2026-02-30T09:00' }, 'opensAt');
    await refused({ opensAt: '2026-02-03T25:00' }, 'opensAt');
    await refused({ opensAt: '0026-02-03T09:00' }, 'opensAt');
    await refused({ kind: 'Party' }, 'kind');
    await refused({ name: draft.name }, 'name');
  });
});

it('what forms offer is told: statuses in their order, attitudes, lists and topics', async () => {
  const viewer = oak.as('viewer');
  const { statuses, attitudes } = await viewer.call(getConsultationSettings, {});
  expect(statuses.map(({ step, name }) => `${step} ${name}`)).toEqual([
    '1 Received',
    '2 Acknowledged',
    '3 Pending',
    '4 In review',
    '5 Reviewed',
    '6 Response drafted',
    '7 Response approved',
    '8 Response sent',
  ]);
  expect(attitudes).toEqual(['Support', 'Neutral', 'Oppose']);
  const lookups = await viewer.call(getConsultationLookups, {});
  expect(lookups.organisationTypes).toHaveLength(6);
  expect(lookups.countries).toEqual(['England', 'Scotland', 'Wales', 'Northern Ireland']);
  expect(lookups.correspondenceTypes[0]?.name).toBe('Letter');
  expect((await viewer.call(listTopics, {})).map(({ name }) => name)).toContain('Housing');
});

describe('an extension', () => {
  it('is told once to each address of those who took part, and to nobody else', async () => {
    const { consultation } = await officer().call(addConsultation, { ...draft, name: 'Area plan' });
    const { contacts } = await officer().call(addContacts, {
      contacts: ['ada', 'ADA', 'bo', 'cy'].map((mailbox) => ({
        firstName: 'Ada',
        lastName: 'Marsh',
        email: `${mailbox}@${oak.shortName}.test`,
      })),
    });
    const [ada, again, bo] = contacts.map(({ id }) => id);
    const said = { receivedDate: day(-3), notAcknowledged: true };
    const register = (contactId: number | undefined, agentId?: number) =>
      officer().call(addRepresentation, {
        ...said,
        consultationEventId: consultation.id,
        representee: { contactId },
        agents: agentId === undefined ? [] : [{ agentId }],
      });
    await register(ada, bo);
    await register(again);
    const { id, row_version } = consultation;
    const extend = (version: number, closesAt: string) =>
      officer().call(changeConsultation, {
        ...draft,
        name: 'Area plan',
        id,
        row_version: version,
        closesAt,
      });
    await extend(row_version, `${day(30)}T12:30`);
    const mailed = async () => {
      const waiting = await waitingJobs(oak, 'send-mail');
      // They are written at one moment: in no order.
      return waiting.map(({ payload }) => payload).toSorted((a, b) => a.to.localeCompare(b.to));
    };
    await extend(row_version + 1, `${day(25)}T12:30`);
    await runWaitingJobs(oak, 'tell-extension');
    const earlier = await mailed();
    expect(earlier).toMatchObject([
      { template: 'broughtForward', to: `ada@${oak.shortName}.test` },
      { template: 'broughtForward', to: `bo@${oak.shortName}.test` },
    ]);
    expect(earlier[0]?.values.details).toMatch(/^Open it here:\n\S+\/p\/document\n\n$/);
    await extend(row_version + 2, `${day(40)}T12:30`);
    await runWaitingJobs(oak, 'tell-extension');
    const told = (await mailed()).filter(({ template }) => template === 'extended');
    expect(told).toMatchObject([
      { to: `ada@${oak.shortName}.test`, values: { consultation: 'Area plan' } },
      { to: `bo@${oak.shortName}.test` },
    ]);
    expect(told[0]?.values.closes).toContain('12:30');
  });

  it('is told to residents who answer and want mails, with a link by which they alone can end them', async () => {
    const { consultation } = await officer().call(addConsultation, { ...draft, name: 'Town plan' });
    const resident = oak.as('resident');
    const email = oak.emailOf('resident');
    await inSchemaOf(oak, async (tx) => {
      await sql`
        with document as (
          insert into documents (title, consultation_id) values ('Plan', ${consultation.id}) returning id
        )
        insert into document_respondents (document_id, account_id, reference)
        select document.id, accounts.id, 'D1-TOWN' from document, accounts where email = ${email}`.execute(
        tx,
      );
    });
    const meta = '/user/consultation-user-meta';
    const told = async (version: number, closesAt: string) => {
      await officer().call(changeConsultation, {
        ...draft,
        name: 'Town plan',
        id: consultation.id,
        row_version: version,
        closesAt,
      });
      await runWaitingJobs(oak, 'tell-extension');
      return (await waitingJobs(oak, 'send-mail'))
        .map(({ payload }) => payload)
        .filter(({ to, values }) => to === email && values.consultation === 'Town plan');
    };
    const { row_version: version } = consultation;
    expect(await told(version, `${day(30)}T12:30`)).toEqual([]);
    await resident.put(`${meta}/receive-emails`, { json: { receiveEmails: true } });
    const [mail, ...more] = await told(version + 1, `${day(40)}T12:30`);
    expect(more).toEqual([]);
    expect(mail?.values.details).toContain('Your reference is D1-TOWN.');
    const link = /\S+\/p\/document\/unsubscribe\/(\S+)/.exec(mail?.values.unsubscribe ?? '');
    const path = `/user/unsubscribe/${link?.[1]}`;
    const receives = async () =>
      ((await resident.get(meta)).body as { result: { receiveEmails: boolean } }).result
        .receiveEmails;

    // A scanner of mails opens the link before anybody reads it, and others may have it forwarded.
    expect((await resident.get(path)).body).toEqual({ result: { email, receiveEmails: true } });
    expect((await oak.as('signed-out').put(path)).status).toBe(401);
    expect((await oak.as('officer').put(path)).status).toBe(403);
    expect((await elm.as('resident').put(path)).status).toBe(404);
    const { client } = await anotherAccount();
    expect([(await client.get(path)).status, (await client.put(path)).status]).toEqual([404, 404]);
    expect(await receives()).toBe(true);
    for (const _time of ['once', 'again'])
      expect((await resident.put(path)).body).toEqual({ result: { email, receiveEmails: false } });
    expect(await receives()).toBe(false);
    expect((await resident.get('/user/unsubscribe/not-a-token')).status).toBe(400);
    expect(await told(version + 2, `${day(50)}T12:30`)).toHaveLength(1);
  });
});

/** Another resident of oak. */
async function anotherAccount() {
  const uid = `other-${crypto.randomUUID()}`;
  await getAuth(firebaseApp())
    .tenantManager()
    .authForTenant(oak.authTenantId)
    .createUser({ uid, email: `${uid}@example.org`, emailVerified: true });
  await inSchemaOf(oak, async (tx) => {
    await sql`
      insert into accounts (uid, email, kind, provider, verified)
      values (${uid}, ${`${uid}@example.org`}, 'consultation', 'firebase-auth', true)`.execute(tx);
  });
  return { client: clientFor(oak.shortName, mintCookie({ authTenantId: oak.authTenantId, uid })) };
}
