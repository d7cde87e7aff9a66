import { describe, expect, it } from 'vitest';
import { useWorld } from '../../platform/testing/world.ts';
import { addContacts, getContact, removeContacts, updateContact } from '../contacts/contract.ts';
import { publicationMessages } from '../ground/publication/messages.ts';
import { usePublishing } from '../published-representations/testing/publishing.ts';
import { representationHistory, setRepresentee } from '../representations/contract.ts';
import { getPublication } from './contract.ts';
import { publishingMessages } from './messages.ts';

useWorld();

const { council, said, page, published, step } = usePublishing();
const officer = () => council().as('officer');
const statusOf = async (id: number) => (await page(`/p/representations/${id}`)).status;
const historyOf = async (id: number) =>
  JSON.stringify((await officer().call(representationHistory, { id })).history);
const nameOther = (id: number) =>
  officer().call(setRepresentee, {
    placemakerConsulRepresentId: id,
    placemakerConsulContactId: said().contacts.bo,
  });

describe('a name that the public reads', () => {
  it('goes at once with an edition that shows it for somebody else, and the answer says so', async () => {
    const [named, unnamed] = [await published(), await published({ consent: 'Text only' })];
    expect((await page(`/p/representations/${named}`)).html).toContain('Ada');
    expect((await nameOther(named)).withdrawn).toBe(publicationMessages.anotherName);
    expect(await statusOf(named)).toBe(404);
    expect((await page('/p/representations')).html).not.toContain(`/${named}"`);
    expect(await officer().call(getPublication, { id: named })).toMatchObject({ state: null });
    expect(await historyOf(named)).toContain(publicationMessages.anotherName);
    // No name of anybody is shown.
    expect((await nameOther(unnamed)).withdrawn).toBeNull();
    expect(await statusOf(unnamed)).toBe(200);
  });

  it('goes when its bearer is deleted, who is called otherwise without that; the answer says where it stood', async () => {
    const { contacts } = await officer().call(addContacts, {
      contacts: [{ firstName: 'Ann', lastName: 'Hart' }],
    });
    const ann = contacts[0]!.id;
    const representee = { contactId: ann };
    const [named, unnamed] = [
      await published({ representee }),
      await published({ representee, consent: 'Text only' }),
    ];
    const { contact } = await officer().call(getContact, { id: ann });
    await officer().call(updateContact, {
      id: ann,
      row_version: contact.row_version,
      lastName: 'Fen',
    });
    expect(await statusOf(named)).toBe(200);
    expect(await officer().call(removeContacts, { ids: [ann] })).toEqual({
      ids: [ann],
      withdrawn: [named],
    });
    expect(await statusOf(named)).toBe(404);
    expect(await historyOf(named)).toContain(publicationMessages.deletedName);
    expect(await statusOf(unnamed)).toBe(200);
  });

  it('is not published once its bearer is deleted, however far it had come', async () => {
    const { contacts } = await officer().call(addContacts, {
      contacts: [{ firstName: 'Ann', lastName: 'Hart' }],
    });
    const ann = contacts[0]!.id;
    const [named, unnamed] = await Promise.all(
      (['Name and text', 'Text only'] as const).map(async (consent) => {
        const { id } = await said().register({ representee: { contactId: ann }, consent });
        await step('officer', id, 'ask');
        await step('admin', id, 'approve');
        return id;
      }),
    );
    await officer().call(removeContacts, { ids: [ann] });
    const refused = [{ id: named, why: publishingMessages.refusals.namedDeleted }];
    expect((await step('officer', named!, 'publish')).refused).toEqual(refused);
    expect((await step('officer', named!, 'ask')).refused).toEqual(refused);
    expect(await statusOf(named!)).toBe(404);
    expect((await step('officer', unnamed!, 'publish')).ids).toEqual([unnamed]);
  });
});
