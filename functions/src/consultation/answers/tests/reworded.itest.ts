import { parse } from 'csv-parse/sync';
import { beforeAll, expect, it } from 'vitest';
import { newCouncil, type Council } from '../../../platform/testing/council.ts';
import { useWorld } from '../../../platform/testing/world.ts';
import { openConsultation } from '../../consultations/testing/open-consultation.ts';
import { changeBlock } from '../../documents/contract.ts';
import { checkDocument } from '../../documents/contract/publishing.ts';
import { drafting } from '../../documents/testing/drafted.ts';
import { questionsOf } from '../../ground/documents/edition.ts';
import { getOwnAnswers, submitAnswer } from '../contract.ts';
import { getPollResults } from '../contract/poll-results.ts';
import { countGivenAnswers, type QuestionCount } from '../council-contract.ts';
import { answeredDocument, asked, editionAsking } from '../testing/given.ts';
import {
  anotherResident,
  answerableEdition,
  openedEarlier,
  publishedDocument,
} from '../testing/open-document.ts';
import { said, supportPart } from '../testing/sent-answer.ts';

useWorld();

let oak: Council;
const { drafted, draft, publish } = drafting(() => oak);
beforeAll(async () => {
  oak = await newCouncil();
}, 120_000);

const toldOptions = ({ options }: Pick<QuestionCount, 'options'>) =>
  options.map(({ title, count, isAskedNow }) => `${title} ${count}${isAskedNow ? '' : ' before'}`);

/** An edition with other words of some options, of a question and of a part. */
function reworded() {
  const edition = editionAsking();
  for (const { id, question } of questionsOf(edition)) {
    if (id === asked.homes) question.options[0]!.title = 'Many more';
    if (id === asked.needs) question.options[1]!.title = 'Trams';
    if (id === asked.why) question.question = '<p>Why, where and when?</p>';
    if (id === asked.sites) question.questions[0]!.title = 'Do you oppose it?';
  }
  return edition;
}

it('counts and saves answers under the words that they answered', async () => {
  const { id, publish: publishNext, respondent, answer } = await answeredDocument(oak);
  const [ann, bob] = [await respondent('Ann Ashe'), await respondent('Bob Birch')];
  const mill = { id: 7, name: 'Mill field' };
  await answer(ann, asked.homes, { chosen: ['more'] });
  await answer(ann, asked.needs, { chosen: ['buses', 'schools'] });
  await answer(ann, asked.why, { text: 'My sister' });
  await answer(ann, asked.sites, { parts: [supportPart('yes-')] }, mill);
  await publishNext(reworded());
  await answer(bob, asked.homes, { chosen: ['more'] });
  await answer(bob, asked.needs, { chosen: ['buses'] });
  await answer(bob, asked.why, { text: 'At once' });
  await answer(bob, asked.sites, { parts: [supportPart('yes-')] }, mill);

  const { questions } = await oak.as('officer').call(countGivenAnswers, { id });
  expect(questions.map(({ total }) => total)).toEqual([2, 2, 2, 2]);
  const [homes, needs, why, sites] = questions;
  expect(toldOptions(homes!)).toEqual(['Many more 1', 'Fewer 0', 'Other 0', 'More 1 before']);
  expect(toldOptions(needs!)).toEqual(['Schools 1', 'Trams 1', 'Doctors 0', 'Buses 1 before']);
  expect(why).toMatchObject({ title: 'Why, where and when?', answers: 1 });
  expect(why!.earlier).toMatchObject([{ title: 'Why & where?', answers: 1 }]);
  expect(sites!.parts.map((part) => [part.title, part.answers, part.isAskedNow])).toEqual([
    ['Do you oppose it?', 1, true],
    ['Do you support it?', 1, false],
  ]);

  const file = async (type: string) =>
    oak.as('officer').get(`/documents/${id}/answers/file?rows=people&file_type=${type}`);
  const { bytes } = await file('csv');
  const [anns, bobs] = parse(Buffer.from(bytes), { bom: true, columns: true }) as Record<
    string,
    string
  >[];
  expect(anns).toMatchObject({
    'How many homes?': 'More',
    'What is needed?: Schools': '1',
    'What is needed?: Buses': '1',
    'What is needed?: Trams': '0',
    'Why, where and when?': '',
    'Why & where? (as asked until edition 1)': 'My sister',
    'Sites: Do you oppose it?': '',
    'Sites: Do you support it? (as asked until edition 1)': 'Mill field: Yes',
  });
  expect(bobs).toMatchObject({
    'How many homes?': 'Many more',
    'What is needed?: Buses': '0',
    'What is needed?: Trams': '1',
    'Why, where and when?': 'At once',
    'Why & where? (as asked until edition 1)': '',
    'Sites: Do you oppose it?': 'Mill field: Yes',
  });
  const { body } = await file('json');
  expect(body).toMatchObject([
    { 'What is needed?': ['Buses', 'Schools'] },
    { 'What is needed?': ['Trams'] },
  ]);
});

it('reads questions of older editions as they are served, without a password in an address', async () => {
  const edition = editionAsking();
  for (const { id, question } of questionsOf(edition))
    if (id === asked.why) question.question = '<p>Why, see https://ann:s@cret@council.test?</p>';
  const { id, respondent, answer } = await answeredDocument(oak, edition);
  await answer(await respondent('Ann Ashe'), asked.why, { text: 'At once' });
  const { questions } = await oak.as('officer').call(countGivenAnswers, { id });
  expect(questions.map(({ title }) => title)).toContain('Why, see https://council.test?');
  const { bytes } = await oak
    .as('officer')
    .get(`/documents/${id}/answers/file?rows=people&file_type=csv`);
  expect(Buffer.from(bytes).toString()).not.toContain('cret@');
});

it('shows people their answer in the words that they answered, also where the page was older than the edition', async () => {
  const { id, publish: publishNext } = await publishedDocument(oak, undefined, answerableEdition());
  const ann = await anotherResident(oak, 'Ann');
  const send = {
    id,
    questionId: asked.homes,
    version: 0,
    answer: said({ chosen: ['more'] }),
    edition: 1,
  };
  await ann.client.call(submitAnswer, { ...send, opened: openedEarlier(oak, id, ann.accountId) });
  const later = answerableEdition();
  questionsOf(later)[0]!.question.options[0]!.title = 'Many more';
  await publishNext(later, 2);
  const wordedOf = async ({ client }: typeof ann) =>
    (await client.call(getOwnAnswers, { id })).answers.map(({ worded }) => worded);
  const inWordsThen = [{ askedThen: '', said: [{ title: '', chosen: ['More'], text: '' }] }];
  expect(await wordedOf(ann)).toEqual(inWordsThen);
  // Their page showed the words of the first edition when they pressed Submit.
  const bob = await anotherResident(oak, 'Bob');
  await bob.client.call(submitAnswer, { ...send, opened: openedEarlier(oak, id, bob.accountId) });
  expect(await wordedOf(bob)).toEqual(inWordsThen);
  const cas = await anotherResident(oak, 'Cas');
  const { edition: _, ...present } = send;
  for (const [who, edition] of [
    [cas, 2],
    [await anotherResident(oak, 'Dee'), 99],
  ] as const) {
    const opened = openedEarlier(oak, id, who.accountId);
    await who.client.call(submitAnswer, { ...present, edition, opened });
    expect(await wordedOf(who)).toEqual([undefined]);
  }
  const { questions } = await oak.as('officer').call(countGivenAnswers, { id });
  expect(toldOptions(questions[0]!)).toEqual([
    'Many more 2',
    'Fewer 0',
    'Other 0',
    'More 2 before',
  ]);
});

const option = (id: string, title: string) => ({
  id,
  title,
  description: '',
  imageFileId: null,
  imageUrl: '',
});

it('is said before publishing, of a poll with the option that can be kept, and told in its results', async () => {
  const content = {
    title: 'Which first?',
    options: [option('homes', 'Homes'), option('parks', 'Parks')],
    results: 'answered' as const,
  };
  const { id, ids } = await drafted([{ type: 'poll', content }], {
    consultationId: await openConsultation(oak),
  });
  await publish(id);
  const una = await anotherResident(oak, 'Una');
  const submit = { id, questionId: ids[0]!, version: 0 };
  await una.client.call(submitAnswer, {
    ...submit,
    opened: openedEarlier(oak, id, una.accountId),
    answer: said({ chosen: ['homes'] }),
  });
  const ofAnswers = async () =>
    (await oak.as('officer').call(checkDocument, { id })).findings.filter(
      ({ isOfAnswers }) => isOfAnswers,
    );
  expect(await ofAnswers()).toEqual([]);
  const { blocks } = await draft(id);
  await oak.as('officer').call(changeBlock, {
    id,
    blockId: ids[0]!,
    row_version: blocks[0]!.row_version,
    content: {
      ...content,
      title: 'What should come first?',
      options: [option('homes', 'Homes for all'), option('parks', 'Green parks')],
    },
  });
  expect(await ofAnswers()).toMatchObject([
    {
      field: 'title',
      message:
        '1 person answered “Which first?”; it now asks “What should come first?”. Their answers stay under the words that they answered, and are counted apart.',
    },
    {
      blockId: ids[0],
      field: 'options.0.title',
      message:
        '1 person chose “Homes”; it now reads “Homes for all”. Their answers keep “Homes”, and are counted under it.',
      reworded: { optionId: 'homes', was: 'Homes', part: null },
    },
  ]);
  await publish(id);
  expect(await ofAnswers()).toEqual([]);
  const { options } = await una.client.call(getPollResults, { id, questionId: ids[0]! });
  expect(options.map((each) => `${each.asked} ${each.title} ${each.answers}`)).toEqual([
    'What should come first? Homes for all 0',
    'What should come first? Green parks 0',
    'Which first? Homes 1',
  ]);
});
