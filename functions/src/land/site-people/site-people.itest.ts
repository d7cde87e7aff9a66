import { beforeAll, describe, expect, it } from 'vitest';
import { sql, withTenant } from '../../platform/db.ts';
import { newCouncil, twoCouncils, type Council } from '../../platform/testing/council.ts';
import { answerOf } from '../../platform/testing/answer-of.ts';
import { asOwner } from '../../platform/testing/owner.ts';
import { useWorld } from '../../platform/testing/world.ts';
import { listNotifications } from '../../council/notifications/contract.ts';
import { listPlacemakerUsers } from '../../council/users/contract.ts';
import { siteHistory } from '../history/contract.ts';
import { someSites, writeSites } from '../site-search/testing/few-hundred-sites.ts';
import { addAgent, addContact, listAgents, listContacts } from './contract.ts';
import { listAssignees } from './contract/assignees.ts';

useWorld();

let oak: Council;
let elm: Council;
let site: number;

beforeAll(async () => {
  ({ oak, elm } = await twoCouncils());
  const yard = someSites(1).map((each) => ({ ...each, site_name: 'Oak yard' }));
  const [first] = await writeSites(oak, yard);
  site = first?.id ?? 0;
}, 120_000);

const officer = () => oak.as('officer');
const state = () =>
  withTenant(oak, async (tx) => {
    const { rows } = await sql<{ row_version: number; history: number; updates: number }>`
      select row_version, (select count(*)::int from record_history where site_id = s.id) as history,
             (select count(*)::int from updates where entity = 'site') as updates
        from sites s where id = ${site}`.execute(tx);
    return rows[0] as { row_version: number; history: number; updates: number };
  });
const lastEdit = async () => {
  const { history } = await oak.as('viewer').call(siteHistory, { siteId: site, limit: 1 });
  return history[0];
};

type Added = { body: unknown };
const kinds = {
  contacts: {
    one: 'contact',
    label: 'Contact',
    all: async () => (await oak.as('viewer').call(listContacts, { siteId: site })).contacts,
    personIn: (added: Added) => answerOf(addContact, added).contact,
  },
  agents: {
    one: 'agent',
    label: 'Agent',
    all: async () => (await oak.as('viewer').call(listAgents, { siteId: site })).agents,
    personIn: (added: Added) => answerOf(addAgent, added).agent,
  },
};

describe.each(['contacts', 'agents'] as const)('%s of a site', (path) => {
  const address = () => `/site/v2/${site}/${path}`;
  const { one, label, all, personIn } = kinds[path];

  it('are added, changed and removed, each once in the history, with a new row version and news', async () => {
    const before = await state();
    const added = await officer().post(address(), {
      json: { name: ' Ann Oak ', organisation: 'Oak & Sons', email: 'ann@oak.test' },
    });
    expect(added.status).toBe(201);
    const person = personIn(added);
    expect(person).toMatchObject({ name: 'Ann Oak', email: 'ann@oak.test', phone: '' });
    expect(await state()).toEqual({
      row_version: before.row_version + 1,
      history: before.history + 1,
      updates: before.updates + 1,
    });
    expect(await lastEdit()).toMatchObject({
      edit_content: `${label}||Ann Oak added`,
      user_name: 'officer',
    });
    const put = (row_version: number) =>
      officer().put(`${address()}/${person.id}`, { json: { name: 'Ann Elm', row_version } });
    expect(await put(1)).toMatchObject({
      status: 200,
      body: { result: { [one]: { name: 'Ann Elm', organisation: '', row_version: 2 } } },
    });
    expect(await put(1)).toMatchObject({ body: { error: { code: 'changed-meanwhile' } } });
    expect(await all()).toMatchObject([{ name: 'Ann Elm' }]);
    expect((await officer().delete(`${address()}/${person.id}`)).status).toBe(204);
    expect(await all()).toEqual([]);
    expect(await lastEdit()).toMatchObject({ edit_content: `${label}||Ann Elm removed` });
    expect((await officer().delete(`${address()}/${person.id}`)).status).toBe(404);
  });

  it('come back as who they were, in their place', async () => {
    const add = async (json: object) => personIn(await officer().post(address(), { json })).id;
    const [ann, bob] = [await add({ name: 'Ann Oak' }), await add({ name: 'Bob Oak' })];
    await officer().delete(`${address()}/${ann}`);
    expect(await add({ name: 'Ann Oak', restored_id: ann })).toBe(ann);
    expect(await all()).toMatchObject([{ id: ann, name: 'Ann Oak' }, { id: bob }]);
    // Twice they are two.
    const twin = await add({ name: 'Ann Oak', restored_id: ann });
    expect([ann, bob]).not.toContain(twin);
    for (const restored_id of [bob, 7_654_321]) {
      expect(await officer().post(address(), { json: { name: 'Eve', restored_id } })).toMatchObject(
        {
          status: 400,
          body: { error: { fields: { restored_id: expect.any(String) } } },
        },
      );
    }
    for (const id of [ann, bob, twin]) await officer().delete(`${address()}/${id}`);
  });

  it.each([
    [{ name: '  ' }, 'name', 'Please enter a name'],
    [{ name: `X${'x'.repeat(128)}` }, 'name', 'Name must be at most 128 characters'],
    [{ name: 'ann' }, 'name', 'Name must be capitalised words separated by a space or a hyphen'],
    [{ name: 'Ann', phone: '12345' }, 'phone', 'Must be a valid phone number'],
    [{ name: 'Ann', email: 'ann at oak' }, 'email', 'Email must be valid'],
    [{ name: 'Ann', pets: 2 }, 'pets', 'Unknown field: pets'],
  ])('are refused with words: %j', async (json, field, words) => {
    const before = await state();
    expect(await officer().post(address(), { json })).toMatchObject({
      status: 400,
      body: { error: { fields: { [field]: words } } },
    });
    expect(await state()).toEqual(before);
  });

  it('belong to those who may write, in their own council', async () => {
    const json = { name: 'Ann Oak' };
    expect((await oak.as('signed-out').post(address(), { json })).status).toBe(401);
    expect((await oak.as('viewer').post(address(), { json })).status).toBe(403);
    expect((await oak.as('resident').get(address())).status).toBe(403);
    expect((await elm.as('officer').get(address())).status).toBe(404);
    expect((await elm.as('officer').post(address(), { json })).status).toBe(404);
  });
});

it('contact management switched off, contacts and agents are unknown; assignees are not', async () => {
  const ash = await newCouncil({ off: ['contact management'] });
  const [own] = await writeSites(ash, someSites(1));
  for (const path of ['contacts', 'agents'])
    expect((await ash.as('officer').get(`/site/v2/${own?.id}/${path}`)).status).toBe(404);
  expect((await ash.as('officer').get(`/site/v2/${own?.id}/assignees`)).status).toBe(200);
});

describe('assignees of a site', () => {
  const address = () => `/site/v2/${site}/assignees`;
  const idOf = async (who: 'viewer' | 'officer') => {
    const { users } = await officer().call(listPlacemakerUsers, {});
    return users.find(({ email }) => email === oak.emailOf(who))?.id ?? 0;
  };
  // The council's role may only add to the outbox; what it holds is read as its owner.
  const mails = () =>
    asOwner(async ({ client }) => {
      const { rows } = await client.query<{ payload: unknown }>(
        `select payload from platform.outbox where job = 'send-mail' and payload ->> 'to' = $1`,
        [oak.emailOf('viewer')],
      );
      return rows.map(({ payload }) => payload);
    });

  it('are told once, by mail and in the bell', async () => {
    const user_id = await idOf('viewer');
    const before = await state();
    const answer = await officer().post(address(), { json: { user_id } });
    expect(answer).toMatchObject({
      status: 201,
      body: { result: { assignee: { id: user_id, email: oak.emailOf('viewer') } } },
    });
    expect((await officer().post(address(), { json: { user_id } })).status).toBe(201);
    expect(await state()).toMatchObject({ history: before.history + 1 });
    expect(await oak.as('viewer').call(listNotifications, {})).toMatchObject([
      {
        label: 'You are assigned to Oak yard',
        message: 'Assigned by officer',
        link: `/site/${site}`,
      },
    ]);
    expect(await mails()).toEqual([
      {
        template: 'assigned',
        to: oak.emailOf('viewer'),
        values: expect.objectContaining({
          site: 'Oak yard',
          by: 'officer',
          link: expect.stringContaining(`/site/${site}`),
        }),
      },
    ]);
    expect((await officer().delete(`${address()}/${user_id}`)).status).toBe(204);
    expect((await officer().delete(`${address()}/${user_id}`)).status).toBe(404);
    expect(await officer().call(listAssignees, { siteId: site })).toEqual({ assignees: [] });
  });

  it('are the council’s own staff alone', async () => {
    const resident = await withTenant(oak, async (tx) => {
      const { rows } = await sql<{ id: number }>`
        select id from accounts where kind = 'consultation'`.execute(tx);
      return rows[0]?.id ?? 0;
    });
    for (const user_id of [resident, 7_654_321]) {
      expect(await officer().post(address(), { json: { user_id } })).toMatchObject({
        status: 400,
        body: { error: { fields: { user_id: 'Choose a member of the council’s staff' } } },
      });
    }
    const json = { user_id: await idOf('officer') };
    expect((await oak.as('viewer').post(address(), { json })).status).toBe(403);
    expect((await elm.as('officer').post(address(), { json })).status).toBe(404);
  });
});
