import { answeredIn } from '../../consultation/responses/testing/answered.ts';
import { addContacts } from '../../consultation/contacts/contract.ts';
import { drafting } from '../../consultation/documents/testing/drafted.ts';
import { addOrganisation } from '../../consultation/organisations/contract.ts';
import { addTopic } from '../../consultation/topics/contract.ts';
import { createTemplate } from '../../land/site-search/contract/templates.ts';
import type { Council } from '../../platform/testing/council.ts';
import { answersOf } from './answer-scene.ts';
import { landScenesOf } from './land-scene.ts';

/** What races are about: each is made when an operation first asks for it, and is the same for both. */
export type Scene = ReturnType<Awaited<ReturnType<typeof scenesOf>>>;

/** Gives new scenes in a council. */
export async function scenesOf(council: Council) {
  const at = await answeredIn(council);
  const officer = council.as('officer');
  const { drafted, draft } = drafting(() => council);
  const newLand = await landScenesOf(council);
  const newAnswers = await answersOf(council);
  let scenes = 0;

  return () => {
    const nth = (scenes += 1);
    const people = once(async () => {
      const { contacts } = await officer.call(addContacts, {
        contacts: ['Ada', 'Adah'].map((firstName) => ({ firstName, lastName: 'Marsh' })),
      });
      return { kept: contacts[0]!, merged: contacts[1]! };
    });
    const organisations = once(async () => {
      const [kept, merged] = await Promise.all(
        ['Quarry', 'Quarry Homes'].map(async (name) => {
          const { organisation } = await officer.call(addOrganisation, {
            organisationName: `${name} ${nth}`,
            organisationType: 'Business',
          });
          return organisation;
        }),
      );
      return { kept: kept!, merged: merged! };
    });
    const registerFor = (contactId: number) => at.register({ representee: { contactId } });
    const ofMerged = once(async () => registerFor((await people()).merged.id));
    const letter = once(() => registerFor(at.contacts.bo));
    const drafts = once(async () => {
      const { id } = await letter();
      return [
        await at.write({ representationIds: [id] }),
        await at.write({ representationIds: [id] }),
      ] as const;
    });
    const sent = once(async () => {
      const said = [await registerFor(at.contacts.bo), await registerFor(at.contacts.bo)];
      return at.send(await at.write({ representationIds: said.map(({ id }) => id) }), 'letter');
    });
    const document = once(async () => {
      const { id } = await drafted([{ type: 'textBlock', content: { html: '<p>Hedges</p>' } }]);
      return draft(id);
    });
    const topic = once(
      async () => (await council.as('admin').call(addTopic, { name: `Topic ${nth}` })).topic,
    );
    const search = once(async () => {
      const { id } = await officer.call(createTemplate, {
        name: `Search ${nth}`,
        parameters: { filters: [] },
      });
      return { id, other: `Other search ${nth}` };
    });
    return {
      council,
      event: at.event,
      land: newLand(nth, once),
      answers: newAnswers(once),
      search,
      people,
      organisations,
      ofMerged,
      letter,
      drafts,
      sent,
      document,
      topic,
    };
  };
}

function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => (made ??= make());
}
