import { describe, expect, it } from 'vitest';
import { removeClient } from '../../../council/users/contract/consultation-meta.ts';
import { questionViewMessages } from '../../ground/documents/blocks/question/messages.ts';
import { questionsOf } from '../../ground/documents/edition.ts';
import { getMyResponses } from '../contract/my-responses.ts';
import { deleteAnswer, saveDraft } from '../contract.ts';
import { answerMessages as messages } from '../messages.ts';
import { asked } from '../testing/given.ts';
import { answerableEdition } from '../testing/open-document.ts';
import { answeredDocument } from '../testing/answered-document.ts';

const { oak, elm, said, fieldsIn, answered } = answeredDocument();

describe('my responses', () => {
  it('tell every question of the last edition in its order, with what was answered of it', async () => {
    const { id, ann } = await answered();
    const own = await ann.client.call(getMyResponses, { id });
    expect(own).toMatchObject({ title: 'Local plan', mayAnswer: true, mayTag: false });
    expect(own.deadline).toMatch(/^Closes on .* \(UK time\)$/);
    expect(own.cards.map(({ number, title, isBegun }) => [number, title, isBegun])).toEqual([
      [1, 'How many homes?', false],
      [2, 'What is needed?', false],
      [3, 'Why & where?', true],
      [4, 'Sites', false],
    ]);
    const [homes, needs, why, sites] = own.cards;
    expect(homes?.answers[0]?.said).toEqual([
      { title: '', chosen: ['Other'], text: '' },
      { title: 'Which number?', chosen: [], text: 'Ninety' },
    ]);
    expect([needs?.answers, why?.answers]).toEqual([[], []]);
    expect(sites?.answers).toMatchObject([
      {
        siteId: 7,
        siteName: 'Mill field',
        version: 1,
        said: [{ title: 'Do you support it?', chosen: ['No'] }],
        comment: 'It *floods* #set',
      },
    ]);
  });

  it('tell those of one client alone, and none of anybody else', async () => {
    const { id, ann } = await answered();
    const forCedar = await ann.client.call(getMyResponses, { id, clientId: 'c1' });
    expect(forCedar).toMatchObject({
      clientName: 'Cedar Homes',
      clients: [{ id: 'c1', companyName: 'Cedar Homes' }],
      given: [
        { clientId: null, removedName: null, answered: 2, unsent: 1 },
        { clientId: 'c1', answered: 1, unsent: 0, reference: forCedar.reference },
      ],
    });
    expect(
      forCedar.cards.map(({ answers }) => answers.map((each) => each.said[0]?.chosen)),
    ).toEqual([[['More']], [], [], []]);
    const path = `/documents/${id}/my-responses`;
    expect((await oak().as('resident').get(`${path}?clientId=c1`)).status).toBe(404);
    expect((await elm().as('resident').get(path)).status).toBe(404);
    expect((await oak().as('signed-out').get(path)).status).toBe(401);
    const { cards } = await oak().as('resident').call(getMyResponses, { id });
    expect(cards.flatMap(({ answers }) => answers)).toEqual([]);
    // Who answers for nobody else is told of themselves alone.
    expect((await oak().as('resident').call(getMyResponses, { id })).given).toEqual([]);
    const staff = await oak().as('officer').call(getMyResponses, { id });
    expect(staff).toMatchObject({ mayAnswer: false, reason: messages.staff, reference: null });
  });

  it('keep what was answered to a question that the last edition asks no more, in its words', async () => {
    const { id, ann, publish } = await answered();
    const later = answerableEdition();
    const [first] = later.sections;
    if (first) first.rows = first.rows.filter(([block]) => block?.id !== asked.homes);
    expect(questionsOf(later).map(({ id: each }) => each)).not.toContain(asked.homes);
    await publish(later, 2);
    const { cards } = await ann.client.call(getMyResponses, { id });
    expect(cards.map(({ number, title }) => [number, title])).toEqual([
      [1, 'What is needed?'],
      [2, 'Why & where?'],
      [3, 'Sites'],
      [null, 'How many homes?'],
    ]);
    expect(cards[3]?.answers[0]?.said[0]?.chosen).toEqual(['Other']);
    // One of the three questions that are asked now.
    expect((await ann.client.call(getMyResponses, { id })).given[0]).toMatchObject({
      answered: 1,
      unsent: 1,
    });
    expect(cards[3]?.answers[0]?.notEdited).toBe(messages.questionDropped);
    expect(cards[2]?.answers[0]?.notEdited).toBeNull();
  });

  it('count what is not sent by the questions that are asked now', async () => {
    const { id, ann, publish } = await answered();
    const draft = said({ siteComment: 'Wet' });
    for (const [siteId, version] of [
      [7, 1],
      [8, 0],
    ] as const)
      await ann.client.call(saveDraft, { id, version, questionId: asked.sites, siteId, draft });
    const unsent = async () => (await ann.client.call(getMyResponses, { id })).given[0]?.unsent;
    expect(await unsent()).toBe(2);
    const later = answerableEdition();
    const [first] = later.sections;
    if (first) first.rows = first.rows.filter(([block]) => block?.id !== asked.sites);
    await publish(later, 2);
    expect(await unsent()).toBe(1);
  });

  it('name a client that was removed, whose answers the council holds', async () => {
    const { id, ann } = await answered();
    const { reference } = await ann.client.call(getMyResponses, { id, clientId: 'c1' });
    await ann.client.call(removeClient, { clientId: 'c1' });
    const { clients, given } = await ann.client.call(getMyResponses, { id });
    expect(clients).toEqual([]);
    expect(given).toMatchObject([
      { clientId: null, removedName: null, answered: 2, unsent: 1 },
      { clientId: 'c1', removedName: 'Cedar Homes', answered: 1, unsent: 0, reference },
    ]);
    const path = `/documents/${id}/my-responses?clientId=c1`;
    expect((await ann.client.get(path)).status).toBe(404);
  });

  it('of a site that the last edition took off the map are read, and say why they can only be deleted', async () => {
    const { id, ann, publish } = await answered();
    const later = answerableEdition();
    const { map } = questionsOf(later).find((each) => each.id === asked.sites)!.question;
    map!.sites = map!.sites.filter((site) => site.id !== 7);
    await publish(later, 2);
    const about = async () => {
      const { cards } = await ann.client.call(getMyResponses, { id });
      return cards.find(({ questionId }) => questionId === asked.sites)!;
    };
    const { number, answers } = await about();
    expect(number).toBe(4);
    expect(answers).toMatchObject([
      {
        siteName: 'Mill field',
        comment: 'It *floods* #set',
        notEdited: questionViewMessages.siteOffMap,
      },
    ]);
    const of = { id, questionId: asked.sites, siteId: 7 };
    // It leads nowhere: the server takes no other answer about that site.
    const refused = await ann.client.put(`/documents/${id}/questions/${asked.sites}/answer`, {
      json: { siteId: 7, version: 1, answer: said({ siteComment: 'Dry now' }) },
    });
    expect(refused.status).toBe(400);
    expect(fieldsIn(refused)).toHaveProperty('siteId');
    await ann.client.call(deleteAnswer, { ...of, version: 1 });
    expect((await about()).answers).toEqual([]);
  });

  it('are nobody’s once the document is withdrawn', async () => {
    const { id, ann, withdraw } = await answered();
    await withdraw();
    expect((await ann.client.get(`/documents/${id}/my-responses`)).status).toBe(404);
    expect((await ann.client.get(`/documents/${id}/my-responses/file`)).status).toBe(404);
  });
});
