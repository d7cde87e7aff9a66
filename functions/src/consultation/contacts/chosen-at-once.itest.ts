import { beforeAll, describe, expect, it } from 'vitest';
import { sql } from '../../platform/db.ts';
import { atOnce, oneSession } from '../../platform/testing/at-once.ts';
import { newCouncil, type Council } from '../../platform/testing/council.ts';
import { useWorld } from '../../platform/testing/world.ts';
import {
  addOrganisation,
  getOrganisation,
  removeOrganisations,
} from '../organisations/contract.ts';
import { addContacts, updateContact } from './contract.ts';

useWorld();

let oak: Council;
beforeAll(async () => {
  oak = await newCouncil();
}, 120_000);

const business = async (organisationName: string) => {
  const { organisation } = await oak
    .as('officer')
    .call(addOrganisation, { organisationName, organisationType: 'Business' });
  return organisation.id;
};
const contactsOf = async (id: number) =>
  (await oak.as('viewer').call(getOrganisation, { id })).contacts;
const held = (id: number) => sql`select from organisations where id = ${id} for update`;
const add = (organisationId: number, firstName: string, isMain: boolean) => () =>
  oak.as('officer').post('/consultations/contacts', {
    json: {
      contacts: [{ firstName, lastName: 'Dunn', jobTitle: 'Planner', organisationId, isMain }],
    },
  });

describe.skipIf(oneSession)('contacts of one organisation at the same moment', () => {
  it('are all added, and the last is its main one', async () => {
    const id = await business('Quarry Homes');
    const names = ['Ada', 'Bo', 'Cy'];
    const answers = await atOnce(
      oak,
      held(id),
      names.map((name) => add(id, name, true)),
    );
    expect(answers.map(({ status }) => status)).toEqual(names.map(() => 201));
    const contacts = await contactsOf(id);
    expect(contacts).toHaveLength(3);
    expect(contacts.filter(({ isMain }) => isMain)).toHaveLength(1);
  });

  it('are made the main one by two people, and the second is', async () => {
    const id = await business('Mill Homes');
    const { contacts } = await oak.as('officer').call(addContacts, {
      contacts: ['Ed', 'Flo'].map((firstName) => ({
        firstName,
        lastName: 'Dunn',
        jobTitle: 'Planner',
        organisationId: id,
      })),
    });
    await atOnce(
      oak,
      held(id),
      contacts.map(
        ({ id: contact, row_version }) =>
          () =>
            oak.as('officer').call(updateContact, { id: contact, row_version, isMain: true }),
      ),
    );
    expect((await contactsOf(id)).map(({ firstName, isMain }) => [firstName, isMain])).toEqual([
      ['Flo', true],
      ['Ed', false],
    ]);
  });

  it('are not added to one that is deleted meanwhile', async () => {
    const id = await business('Gone Homes');
    const remove = () =>
      oak.as('officer').call(removeOrganisations, { ids: [id] }) as Promise<unknown>;
    const [removed, added] = await atOnce<unknown>(oak, held(id), [remove, add(id, 'Gil', false)]);
    expect(removed).toEqual({ ids: [id], withdrawn: [] });
    expect(added).toMatchObject({ status: 400 });
  });
});
