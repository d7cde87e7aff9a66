import { parse } from 'csv-parse/sync';
import { beforeAll, expect, it } from 'vitest';
import { mailsTo } from '../../../council/session/testing/people.ts';
import { invokeFunction } from '../../../land/function-calls/contract.ts';
import { newCouncil, type Council } from '../../../platform/testing/council.ts';
import { useWorld } from '../../../platform/testing/world.ts';
import { runWaitingJobs } from '../../../testing/waiting-jobs.ts';
import { questionsOf } from '../../ground/documents/edition.ts';
import { getMyResponses } from '../contract/my-responses.ts';
import { sendReceipt, submitAnswer } from '../contract.ts';
import { countGivenAnswers, listAnswers } from '../council-contract.ts';
import { asked } from '../testing/given.ts';
import {
  anotherResident,
  answerableEdition,
  openedEarlier,
  publishedDocument,
} from '../testing/open-document.ts';
import { said, supportPart } from '../testing/sent-answer.ts';

useWorld();

let oak: Council;
beforeAll(async () => {
  oak = await newCouncil();
}, 120_000);

/** Two questions of one title, each with what it asks. */
function edition(policy: string, yes: string) {
  const content = answerableEdition();
  for (const { id, question } of questionsOf(content)) {
    if (id !== asked.homes && id !== asked.needs) continue;
    question.title = 'Do you agree?';
    question.question =
      id === asked.homes ? `<p>Do you agree with <b>${policy}</b>?</p>` : '<p>And with P2?</p>';
    if (id === asked.homes) question.options[0]!.title = yes;
  }
  return content;
}

it('quotes a question as it was asked, with section and number, wherever its answer is read', async () => {
  const { id, publish, closeNow } = await publishedDocument(oak, undefined, edition('P1', 'Yes'));
  const { client, email, accountId } = await anotherResident(oak, 'Ann');
  const submit = { id, version: 0, opened: openedEarlier(oak, id, accountId) };
  await client.call(submitAnswer, {
    ...submit,
    questionId: asked.homes,
    answer: said({ chosen: ['more'] }),
  });
  await client.call(submitAnswer, {
    ...submit,
    questionId: asked.sites,
    siteId: 7,
    answer: said({ parts: [supportPart('no--')], siteComment: 'It floods' }),
  });
  await publish(edition('policy P1 as changed', 'Yes, strongly'), 2);

  const { cards } = await client.call(getMyResponses, { id });
  expect(cards[0]).toMatchObject({
    section: '1 Homes',
    number: 1,
    title: 'Do you agree?',
    wording: 'Do you agree with policy P1 as changed?',
    answers: [{ askedThen: 'Do you agree?\nDo you agree with P1?', said: [{ chosen: ['Yes'] }] }],
  });
  // What is asked as it was needs no quoting.
  expect(cards[3]?.answers[0]?.askedThen).toBe('');

  await mailsTo(oak, email);
  await client.call(sendReceipt, { id });
  const [copy] = await mailsTo(oak, email);
  expect(copy?.body).toContain(
    'Section 1 Homes\nQuestion 1: Do you agree?\nAs it was asked when you answered: Do you agree?\nDo you agree with P1?\nYes',
  );
  const paper = await client.get(`/documents/${id}/my-responses/file`);
  expect(paper.status).toBe(200);

  const { answers } = await oak.as('officer').call(listAnswers, { id, questionId: asked.homes });
  expect(answers).toMatchObject([
    {
      section: '1 Homes',
      question: 'Do you agree?',
      wording: 'Do you agree with P1?',
      lines: [{ words: 'Yes' }],
    },
  ]);
  const { questions } = await oak.as('officer').call(countGivenAnswers, { id });
  expect(questions.slice(0, 2).map(({ section, wording }) => [section, wording])).toEqual([
    ['1 Homes', 'Do you agree with policy P1 as changed?'],
    ['1 Homes', 'And with P2?'],
  ]);
  const rows = await rowsOf(id, 'answers');
  expect(rows[0]).toMatchObject({
    Section: '1 Homes',
    Question: 'Do you agree?',
    'What was asked': 'Do you agree with P1?',
    Answer: 'Yes',
  });
  const [person] = await rowsOf(id, 'people');
  expect(person).toMatchObject({
    '1 Homes: Question 1: Do you agree?': '',
    '1 Homes: Question 1: Do you agree? (as asked until edition 1)': 'Yes',
    '1 Homes: Question 2: Do you agree?': '',
  });

  await closeNow();
  await oak
    .as('officer')
    .call(invokeFunction, { name: 'registerAnswers', arguments: { documentId: id } });
  await runWaitingJobs(oak, 'register-answers');
  const [registered] = (await oak.as('officer').call(listAnswers, { id })).answers;
  const { body } = await oak
    .as('officer')
    .get(`/consultations/representations/${registered!.representationId}/original`);
  const text = JSON.stringify(body);
  for (const words of [
    'Section 1 Homes, question 1: Do you agree?\\n\\nDo you agree with P1?\\n\\nAnswer: Yes',
    'Section 1 Homes, question 4: Sites\\n\\nSite: Mill field\\n\\nDo you support it?\\n\\nAnswer: No\\n\\nComment on the site: It floods',
  ])
    expect(text).toContain(words);
});

async function rowsOf(id: number, rows: string) {
  const { bytes } = await oak
    .as('officer')
    .get(`/documents/${id}/answers/file?rows=${rows}&file_type=csv`);
  return parse(Buffer.from(bytes), { bom: true, columns: true }) as Record<string, string>[];
}
