import { beforeAll, describe, expect, it } from 'vitest';
import type { InputOf } from '../../platform/contract.ts';
import { twoCouncils, type Council } from '../../platform/testing/council.ts';
import { useWorld } from '../../platform/testing/world.ts';
import {
  addOrganisation,
  getOrganisation,
  removeOrganisations,
} from '../organisations/contract.ts';
import {
  addContacts,
  updateContact,
  contactHistory,
  findLookAlikes,
  getContact,
  removeContacts,
  restoreContacts,
  undoContact,
} from './contract.ts';

useWorld();

let oak: Council;
let elm: Council;
const officer = () => oak.as('officer');

beforeAll(async () => {
  ({ oak, elm } = await twoCouncils());
}, 120_000);

type Contacts = NonNullable<InputOf<typeof addOrganisation>['contacts']>;
const business = async (organisationName: string, contacts: Contacts = []) =>
  officer().call(addOrganisation, {
    organisationName,
    organisationType: 'Business',
    contacts,
  });
const nameOf = (contact: { firstName: string; lastName: string; isMain: boolean }) =>
  `${contact.firstName} ${contact.lastName}${contact.isMain ? ', main' : ''}`;
const team = async (id: number) =>
  (await oak.as('viewer').call(getOrganisation, { id })).contacts.map(nameOf);

describe('an organisation', () => {
  it('is added with its contacts, all or nothing', async () => {
    const { organisation } = await business('Quarry Homes', [
      { firstName: 'Cy', lastName: 'Dunn', jobTitle: 'Planner', isMain: true },
      { firstName: 'Dee', lastName: 'Eaves', jobTitle: 'Director' },
    ]);
    expect(await team(organisation.id)).toEqual(['Cy Dunn, main', 'Dee Eaves']);
    const { contacts } = await oak.as('viewer').call(getOrganisation, { id: organisation.id });
    expect(contacts.map(({ avatar }) => avatar)).toEqual([
      { link: null, initials: 'CD' },
      { link: null, initials: 'DE' },
    ]);
    expect(contacts[0]?.identifier).toBe(`C${contacts[0]?.id}`);
    const refused = await officer().post('/consultations/organisations', {
      json: {
        organisationName: 'Half Ltd',
        organisationType: 'Business',
        contacts: [{ firstName: 'Ed', lastName: 'Ford', jobTitle: 'Planner', contactNumber: '12' }],
      },
    });
    expect(refused).toMatchObject({
      status: 400,
      body: { error: { fields: { 'contacts[0].contactNumber': 'Must be a valid phone number' } } },
    });
    const { found } = await officer().call(findLookAlikes, {
      kind: 'organisation',
      name: 'Half Ltd',
    });
    expect(found).toEqual([]);
  });

  it('is refused without a name, with an unknown type, or at no postcode', async () => {
    const answer = await officer().post('/consultations/organisations', {
      json: { organisationName: ' ', organisationType: 'Club', address: { postcode: 'nowhere' } },
    });
    expect(answer.body).toMatchObject({
      error: {
        fields: {
          organisationName: expect.any(String) as string,
          organisationType: expect.any(String) as string,
          'address.postcode': 'Please enter a valid postcode',
        },
      },
    });
  });
});

describe('a contact', () => {
  it('who becomes the main one replaces whoever was, also by an undo', async () => {
    const { organisation, contacts } = await business('Slate and Co', [
      { firstName: 'Fay', lastName: 'Gill', jobTitle: 'Agent', isMain: true },
      { firstName: 'Gus', lastName: 'Hart', jobTitle: 'Agent' },
    ]);
    const gus = contacts.find(({ firstName }) => firstName === 'Gus');
    const fay = contacts.find(({ firstName }) => firstName === 'Fay');
    if (!gus || !fay) throw new Error('Both were added');
    await officer().call(updateContact, { id: gus.id, row_version: gus.row_version, isMain: true });
    expect(await team(organisation.id)).toEqual(['Gus Hart, main', 'Fay Gill']);
    const now = (await officer().call(getContact, { id: gus.id })).contact;
    await officer().call(updateContact, {
      id: gus.id,
      row_version: now.row_version,
      isMain: false,
    });
    const was = (await officer().call(getContact, { id: fay.id })).contact;
    await officer().call(updateContact, { id: fay.id, row_version: was.row_version, isMain: true });
    await officer().call(undoContact, { id: gus.id });
    expect(await team(organisation.id)).toEqual(['Gus Hart, main', 'Fay Gill']);
  });

  it('who leaves, or is deleted and restored, is the main one no longer', async () => {
    const { organisation, contacts } = await business('Thatch Ltd', [
      { firstName: 'Hal', lastName: 'Ives', jobTitle: 'Agent', isMain: true },
    ]);
    const [hal] = contacts;
    if (!hal) throw new Error('Hal was added');
    await officer().call(removeContacts, { ids: [hal.id] });
    expect(await team(organisation.id)).toEqual([]);
    await officer().call(restoreContacts, { ids: [hal.id] });
    expect(await team(organisation.id)).toEqual(['Hal Ives']);
    const { organisation: other } = await business('Turf Ltd');
    const back = (await officer().call(getContact, { id: hal.id })).contact;
    await officer().call(updateContact, {
      id: hal.id,
      row_version: back.row_version,
      organisationId: other.id,
    });
    expect(await team(other.id)).toEqual(['Hal Ives']);
    const { history } = await oak.as('viewer').call(contactHistory, { id: hal.id });
    expect(JSON.stringify(history)).toContain('Thatch Ltd');
    expect(JSON.stringify(history)).toContain('Turf Ltd');
  });

  it('of an organisation needs a job title, one for themselves does not', async () => {
    const { organisation } = await business('Upland Ltd');
    const jo = { firstName: 'Jo', lastName: 'Kerr' };
    const refused = await officer().post('/consultations/contacts', {
      json: { contacts: [{ ...jo, organisationId: organisation.id }] },
    });
    expect(refused.body).toMatchObject({
      error: { fields: { 'contacts[0].jobTitle': 'Please enter the job title' } },
    });
    const together = await officer().post('/consultations/organisations', {
      json: { organisationName: 'Upper Ltd', organisationType: 'Business', contacts: [jo] },
    });
    expect(together).toMatchObject({
      status: 400,
      body: { error: { fields: { 'contacts[0].jobTitle': 'Please enter the job title' } } },
    });
    await officer().call(addContacts, { contacts: [jo] });
    const main = await officer().post('/consultations/contacts', {
      json: { contacts: [{ ...jo, isMain: true }] },
    });
    expect(main.status).toBe(400);
    await officer().call(removeOrganisations, { ids: [organisation.id] });
    const gone = await officer().post('/consultations/contacts', {
      json: { contacts: [{ ...jo, jobTitle: 'Agent', organisationId: organisation.id }] },
    });
    expect(gone.body).toMatchObject({
      error: { fields: { organisationId: expect.any(String) as string } },
    });
  });

  it('is offered as who is being typed, by e-mail address or a name with a slip, in this council alone', async () => {
    await officer().call(addContacts, {
      contacts: [{ firstName: 'Katharine', lastName: 'Lowther', email: 'kl@lowther.test' }],
    });
    const named = async (council: Council, query: { name?: string; email?: string }) =>
      (await council.as('officer').call(findLookAlikes, { kind: 'contact', ...query })).found.map(
        ({ name }) => name,
      );
    expect(await named(oak, { name: 'Katherine Lowther' })).toEqual(['Katharine Lowther']);
    expect(await named(oak, { email: 'KL@lowther.test' })).toEqual(['Katharine Lowther']);
    expect(await named(oak, { name: 'Boris Quill' })).toEqual([]);
    expect(await named(elm, { name: 'Katharine Lowther' })).toEqual([]);
  });
});
