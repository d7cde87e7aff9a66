import { beforeAll, describe, expect, it } from 'vitest';
import { twoCouncils, type Council } from '../../platform/testing/council.ts';
import { useWorld } from '../../platform/testing/world.ts';
import {
  listDeletedOrganisations,
  addOrganisation,
  removeOrganisations,
} from '../organisations/contract.ts';
import {
  getRepresentationTable,
  listDeletedRepresentations,
  removeRepresentations,
  restoreRepresentations,
} from '../representations/contract.ts';
import { consulted } from '../representations/testing/consulted.ts';
import { addContacts, listDeletedContacts, removeContacts, restoreContacts } from './contract.ts';

useWorld();

let oak: Council;
let elm: Council;
let said: Awaited<ReturnType<typeof consulted>>;
const officer = () => oak.as('officer');

beforeAll(async () => {
  ({ oak, elm } = await twoCouncils());
  said = await consulted(oak);
}, 120_000);

const people = async (...names: string[]) =>
  (
    await officer().call(addContacts, {
      contacts: names.map((lastName) => ({ firstName: 'Ada', lastName })),
    })
  ).contacts.map(({ id }) => id);

describe('what is deleted', () => {
  it('is listed with who did it, the last first, found by its words, and gone once restored', async () => {
    const ids = await people('Ashby', 'Birch', 'Cole');
    const [ashby = 0, birch = 0] = ids;
    expect((await officer().call(listDeletedContacts, {})).total).toBe(0);
    await officer().call(removeContacts, { ids: [ashby] });
    await officer().call(removeContacts, { ids: [birch] });
    const { records, total } = await officer().call(listDeletedContacts, {});
    expect([total, records.map(({ name }) => name)]).toEqual([2, ['Ada Birch', 'Ada Ashby']]);
    expect(records[0]).toMatchObject({
      deletedBy: expect.stringMatching(/\w/) as string,
      deletedAt: expect.stringMatching(/^\d{4}-/) as string,
      alsoDeleted: [],
    });
    const page = await officer().call(listDeletedContacts, { limit: 1, offset: 1 });
    expect(page).toMatchObject({ total: 2, records: [{ id: ashby }] });
    const found = await officer().call(listDeletedContacts, { search: 'ASHB' });
    expect(found).toMatchObject({ total: 1, records: [{ id: ashby }] });
    expect((await officer().call(listDeletedContacts, { search: '%' })).total).toBe(0);
    expect((await elm.as('officer').call(listDeletedContacts, {})).total).toBe(0);
    await officer().call(restoreContacts, { ids: [ashby, birch] });
    expect(await officer().call(listDeletedContacts, {})).toEqual({ records: [], total: 0 });
  });

  it('says who is deleted as well: of a contact the organisation, of a representation its people', async () => {
    const { organisation, contacts } = await officer().call(addOrganisation, {
      organisationName: 'Dale Ltd',
      organisationType: 'Business',
      contacts: [{ firstName: 'Di', lastName: 'Dale', jobTitle: 'Agent' }],
    });
    const [di = 0] = contacts.map(({ id }) => id);
    const [bo = 0] = await people('Elder');
    const { id } = await said.register({
      representee: { organisationId: organisation.id },
      agents: [{ agentId: bo }],
    });
    await officer().call(removeRepresentations, { ids: [id] });
    await officer().call(removeContacts, { ids: [di, bo] });
    await officer().call(removeOrganisations, { ids: [organisation.id] });
    const gone = await officer().call(listDeletedRepresentations, {});
    expect(gone.records).toMatchObject([
      { id, name: `${id}, Dale Ltd`, alsoDeleted: ['Ada Elder', 'Dale Ltd'] },
    ]);
    const those = await officer().call(listDeletedContacts, { search: 'Dale' });
    expect(those.records).toMatchObject([{ id: di, alsoDeleted: ['Dale Ltd'] }]);
    expect(await officer().call(listDeletedOrganisations, {})).toMatchObject({
      records: [{ id: organisation.id, alsoDeleted: [] }],
    });
    // Restored all the same, with the name of who made it.
    await officer().call(restoreRepresentations, { ids: [id] });
    const { records } = await officer().call(getRepresentationTable, {
      filters: [],
      attributes: ['representee'],
    });
    expect(records).toMatchObject([{ id, representee: 'Dale Ltd' }]);
  });

  it('is not for viewers, and a page that cannot be is refused', async () => {
    const path = '/consultations/contacts/deleted';
    expect((await oak.as('viewer').get(path)).status).toBe(403);
    expect((await officer().get(`${path}?limit=0`)).status).toBe(400);
    expect((await officer().get(`${path}?search=${'a'.repeat(201)}`)).status).toBe(400);
  });
});
