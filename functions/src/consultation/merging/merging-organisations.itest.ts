import { describe, expect, it } from 'vitest';
import { contactHistory, getContact } from '../contacts/contract.ts';
import { addOrganisation, getOrganisation } from '../organisations/contract.ts';
import { mergeLookAlikes, undoMerge } from './contract.ts';
import { twoOfOne } from './testing/two-of-one.ts';

const { oak, said, officer, peopleOf, lines } = twoOfOne();

describe('two organisations that are one', () => {
  it('have their contacts and representations together, and one main contact', async () => {
    const add = (organisationName: string, lastName: string) =>
      officer().call(addOrganisation, {
        organisationName,
        organisationType: 'Business',
        contacts: [{ firstName: 'Bo', lastName, jobTitle: 'Agent', isMain: true }],
      });
    const [one, other] = [await add('Slate Ltd', 'Ash'), await add('Slate Limited', 'Birch')];
    const { id: made } = await said().register({
      representee: { organisationId: other.organisation.id },
    });
    const by = await said().register({ representee: { contactId: other.contacts[0]?.id } });
    const { merge: merged } = await officer().call(mergeLookAlikes, {
      kind: 'organisation',
      keptId: one.organisation.id,
      keptVersion: 1,
      mergedId: other.organisation.id,
      mergedVersion: 1,
    });
    const team = async (id: number) =>
      (await oak().as('viewer').call(getOrganisation, { id })).contacts.map(
        ({ lastName, isMain }) => `${lastName}${isMain ? ', main' : ''}`,
      );
    expect(await team(one.organisation.id)).toEqual(['Ash, main', 'Birch']);
    expect(await peopleOf(made)).toEqual(['Slate Ltd']);
    const contact = (await officer().call(getContact, { id: other.contacts[0]?.id ?? 0 })).contact;
    expect(contact.organisation).toBe('Slate Ltd');
    expect((await lines(oak().as('viewer').call(contactHistory, { id: contact.id })))[0]).toBe(
      'Organisation|Slate Limited|Slate Ltd',
    );
    expect((await officer().call(undoMerge, { id: merged.id })).left).toEqual([]);
    expect(await team(one.organisation.id)).toEqual(['Ash, main']);
    expect(await team(other.organisation.id)).toEqual(['Birch, main']);
    expect(await peopleOf(made)).toEqual(['Slate Limited']);
    expect(await peopleOf(by.id)).toEqual(['Bo Birch']);
  });
});
