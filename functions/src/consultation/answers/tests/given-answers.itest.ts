import { beforeAll, describe, expect, it } from 'vitest';
import { twoCouncils, type Council } from '../../../platform/testing/council.ts';
import { useWorld } from '../../../platform/testing/world.ts';
import { countGivenAnswers, getRespondent, listAnswers } from '../council-contract.ts';
import { answeredDocument, asked, editionAsking } from '../testing/given.ts';

useWorld();

let oak: Council;
let elm: Council;
beforeAll(async () => {
  ({ oak, elm } = await twoCouncils());
}, 120_000);

/** Three people: one answers all, one a little for a client, one only began. */
async function threePeople() {
  const document = await answeredDocument(oak);
  const { respondent, answer } = document;
  const [ann, bob, cas] = [
    await respondent('Ann Ashe'),
    await respondent('Bob Birch', 'Cedar Homes'),
    await respondent('Cas Cole'),
  ];
  await answer(ann, asked.homes, { chosen: ['other'], conditionalText: 'Exactly 100%' });
  await answer(ann, asked.needs, { chosen: ['buses', 'schools'] });
  await answer(ann, asked.why, { text: 'My sister lives at 4 Mill Lane' });
  const mill = { id: 7, name: 'Mill field' };
  const support = { questionId: asked.support, chosen: ['yes-'], text: '', conditionalText: '' };
  await answer(ann, asked.sites, { siteComment: 'It floods', parts: [support] }, mill);
  await answer(bob, asked.homes, { chosen: ['more'] });
  const against = { ...support, chosen: ['no--'], conditionalText: 'The lane is too narrow' };
  await answer(bob, asked.sites, { parts: [against] }, mill);
  await answer(bob, asked.sites, { parts: [support] }, { id: 8, name: 'Brook' });
  await answer(cas, asked.why, null);
  return { ...document, ann, bob, cas };
}

describe('the counts of answers', () => {
  it('tell each question with its options, its sites and its parts; what was only begun is not counted', async () => {
    const { id } = await threePeople();
    const counts = await oak.as('officer').call(countGivenAnswers, { id });
    expect(counts).toMatchObject({
      respondents: 2,
      people: 2,
      registered: 0,
      opensToRegister: expect.any(String),
      begun: 1,
      hasConsultation: true,
    });
    const told = counts.questions.map(({ title, answers, options, sites, parts }) => ({
      title,
      answers,
      options: options.map((each) => `${each.title} ${each.count}`),
      sites: sites.map((each) => `${each.name} ${each.count}`),
      parts: parts.map((part) => part.options.map((each) => `${each.title} ${each.count}`)),
    }));
    expect(told).toEqual([
      {
        title: 'How many homes?',
        answers: 2,
        options: ['More 1', 'Fewer 0', 'Other 1'],
        sites: [],
        parts: [],
      },
      {
        title: 'What is needed?',
        answers: 1,
        options: ['Schools 1', 'Buses 1', 'Doctors 0'],
        sites: [],
        parts: [],
      },
      { title: 'Why & where?', answers: 1, options: [], sites: [], parts: [] },
      {
        title: 'Sites',
        answers: 3,
        options: [],
        sites: ['Mill field 2', 'Brook 1'],
        parts: [['Yes 2', 'No 1']],
      },
    ]);
  });

  it('keep options that a later edition asks no more, and what was answered to other words', async () => {
    const { id, publish } = await threePeople();
    const later = editionAsking('How many new homes?');
    const [first] = later.sections[0]!.rows[0]!;
    if (first?.type === 'question') first.content.options.splice(2, 1);
    await publish(later);
    const { questions } = await oak.as('officer').call(countGivenAnswers, { id });
    const told = questions
      .slice(0, 1)
      .map(({ title, options, earlier }) => [
        title,
        options.map(({ title: option, count }) => `${option} ${count}`),
        earlier.map((before) => [
          before.title,
          before.options.map(({ title: option, count }) => `${option} ${count}`),
        ]),
      ]);
    expect(told).toEqual([
      [
        'How many new homes?',
        ['More 0', 'Fewer 0'],
        [['How many homes?', ['More 1', 'Fewer 0', 'Other 1']]],
      ],
    ]);
  });
});

describe('the whole response of a respondent', () => {
  it('has each question with what was answered to it, and leads to those before and after', async () => {
    const { id, ann, bob, cas } = await threePeople();
    const read = (respondentId: number, who: 'officer' | 'viewer' = 'officer') =>
      oak.as(who).call(getRespondent, { id, respondentId });
    const bobs = await read(bob.respondentId);
    expect(bobs).toMatchObject({
      document: 'Local plan',
      reference: bob.reference,
      name: 'Bob Birch',
      onBehalfOf: 'Cedar Homes',
      consent: 'Name and text',
      place: 2,
      respondents: 2,
      previousId: ann.respondentId,
      nextId: null,
    });
    expect(
      bobs.questions.map(({ number, section, title, answers }) => [
        number,
        section,
        title,
        answers.map((each) => [each.site?.name, each.lines.map(({ words }) => words)]),
      ]),
    ).toEqual([
      [1, '1 Homes', 'How many homes?', [[undefined, ['More']]]],
      [2, '1 Homes', 'What is needed?', []],
      [3, '1 Homes', 'Why & where?', []],
      [
        4,
        '1 Homes',
        'Sites',
        [
          ['Mill field', ['No']],
          ['Brook', ['Yes']],
        ],
      ],
    ]);
    const redacted = JSON.stringify(await read(ann.respondentId, 'viewer'));
    for (const secret of ['Ann', 'sister', '100%', 'floods'])
      expect(redacted).not.toContain(secret);
    // Nothing of them counts.
    const path = (of: number | string, respondentId: number | string) =>
      `/documents/${of}/answers/respondents/${respondentId}`;
    expect((await oak.as('officer').get(path(id, cas.respondentId))).status).toBe(404);
    const other = await threePeople();
    expect((await oak.as('officer').get(path(other.id, bob.respondentId))).status).toBe(404);
    expect((await elm.as('officer').get(path(id, bob.respondentId))).status).toBe(404);
    expect((await oak.as('resident').get(path(id, bob.respondentId))).status).toBe(403);
  });
});

describe('the list of answers', () => {
  it('is narrowed by question, site and words, the latest first, page by page', async () => {
    const { id, ann } = await threePeople();
    const list = async (query: object) => {
      const { answers, count } = await oak.as('officer').call(listAnswers, { id, ...query });
      return { count, said: answers.map((each) => [each.name, each.lines[0]?.words]) };
    };
    expect(await list({ questionId: asked.homes })).toEqual({
      count: 2,
      said: [
        ['Bob Birch', 'More'],
        ['Ann Ashe', 'Other'],
      ],
    });
    expect(await list({ siteId: 7, limit: 1, offset: 1 })).toEqual({
      count: 2,
      said: [['Ann Ashe', 'Yes']],
    });
    expect(await list({ search: 'exactly 100%' })).toEqual({
      count: 1,
      said: [['Ann Ashe', 'Other']],
    });
    expect(await list({ search: 'too narrow' })).toEqual({ count: 1, said: [['Bob Birch', 'No']] });
    expect((await list({ search: 'cedar' })).count).toBe(3);
    expect((await list({ search: ann.reference.toLowerCase() })).count).toBe(4);
    expect((await list({ search: 'chosen' })).count).toBe(0);
  });

  it('shows those who may not read originals no name and no word that was typed', async () => {
    const { id } = await threePeople();
    const viewer = oak.as('viewer');
    const { answers } = await viewer.call(listAnswers, { id, limit: 500 });
    expect(answers).toHaveLength(7);
    const words = JSON.stringify(answers);
    for (const secret of ['Ann', 'Birch', 'Cedar', 'sister', '100%', 'floods', '@'])
      expect(words).not.toContain(secret);
    expect(answers.map(({ lines }) => lines[0]?.words)).toEqual(
      expect.arrayContaining(['Other', 'Buses; Schools', '<Redacted other>', 'No']),
    );
    const search = await viewer.get(`/documents/${id}/answers/list?search=floods`);
    expect(search.status).toBe(400);
  });

  it('is for staff of its council', async () => {
    const { id } = await threePeople();
    for (const address of ['counts', 'list', 'file?rows=people&file_type=csv']) {
      const path = `/documents/${id}/answers/${address}`;
      expect((await oak.as('signed-out').get(path)).status).toBe(401);
      expect((await oak.as('resident').get(path)).status).toBe(403);
      expect((await elm.as('officer').get(path)).status).toBe(404);
    }
  });
});
