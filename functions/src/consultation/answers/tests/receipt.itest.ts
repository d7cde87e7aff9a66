import { beforeAll, describe, expect, it } from 'vitest';
import { mailsTo } from '../../../council/session/testing/people.ts';
import type { Answer as HttpAnswer } from '../../../platform/testing/client.ts';
import { newCouncil, type Council } from '../../../platform/testing/council.ts';
import { useWorld } from '../../../platform/testing/world.ts';
import type { Answer } from '../../ground/documents/blocks/question/answer-rules.ts';
import { questionsOf } from '../../ground/documents/edition.ts';
import { getOwnAnswers, sendReceipt, setConsent, submitAnswer } from '../contract.ts';
import { answerMessages as messages } from '../messages.ts';
import { asked } from '../testing/given.ts';
import { anotherResident, answerableEdition, publishedDocument } from '../testing/open-document.ts';
import { said, supportPart } from '../testing/sent-answer.ts';

useWorld();

let oak: Council;
beforeAll(async () => {
  oak = await newCouncil();
}, 120_000);

const fieldsIn = ({ body }: HttpAnswer) =>
  (body as { error?: { fields?: Record<string, string> } }).error?.fields ?? {};

describe('what somebody gets for their answers', () => {
  it('a confirmation of the first alone, a copy of all when they ask, and consent as they say it', async () => {
    const { id } = await publishedDocument(oak);
    const { client, email } = await anotherResident(oak, 'Ann');
    const nothing = await client.post(`/documents/${id}/receipt`, { json: {} });
    expect([nothing.status, fieldsIn(nothing)]).toEqual([
      400,
      { answers: messages.nothingSubmitted },
    ]);
    const other = said({ chosen: ['other'], conditionalText: 'Ninety' });
    const question = { id, version: 0 };
    const { respondent } = await client.call(submitAnswer, {
      ...question,
      questionId: asked.homes,
      answer: other,
    });
    expect(respondent.consent).toBeNull();
    await client.call(submitAnswer, {
      ...question,
      questionId: asked.sites,
      siteId: 7,
      answer: said({ parts: [supportPart('no--')], siteComment: 'It floods' }),
    });
    const { reference } = respondent;
    const confirmed = await mailsTo(oak, email);
    expect(confirmed.map(({ subject }) => subject)).toEqual([
      `Your answer to Local plan was submitted (${reference})`,
    ]);
    expect(confirmed[0]!.body).toContain(`/p/document/${id}`);
    expect(confirmed[0]!.body).toContain('The council may publish: You have not said yet');
    await client.call(setConsent, { id, consent: 'Text only' });
    expect((await client.call(getOwnAnswers, { id })).respondent).toMatchObject({
      reference,
      consent: 'Text only',
    });
    expect(await client.call(sendReceipt, { id })).toEqual({ sentTo: email });
    const again = await client.post(`/documents/${id}/receipt`, { json: {} });
    expect([again.status, again.headers.get('retry-after')]).toEqual([429, '60']);
    const [copy] = await mailsTo(oak, email);
    expect(copy?.subject).toBe(`A copy of your answers to Local plan (${reference})`);
    for (const words of [
      'Question 1: How many homes?\nOther\nWhich number?: Ninety\nSubmitted on ',
      'The council may publish: Your answers without your name',
      'Question 4: Sites\nSite: Mill field\nDo you support it?: No\nComment: It floods',
      'until',
      reference,
    ])
      expect(copy?.body).toContain(words);
  });

  it('a copy that tells what a later edition asks no more, and options that it dropped, in their words', async () => {
    const { id, publish } = await publishedDocument(oak);
    const { client, email } = await anotherResident(oak, 'Ann');
    const submit = (questionId: string, more: Partial<Answer>) =>
      client.call(submitAnswer, { id, questionId, version: 0, answer: said(more) });
    await submit(asked.homes, { chosen: ['other'], conditionalText: 'Ninety' });
    await submit(asked.needs, { chosen: ['schools'] });
    const later = answerableEdition();
    const [first] = later.sections;
    if (first) first.rows = first.rows.filter(([block]) => block?.id !== asked.homes);
    for (const { id: question, question: content } of questionsOf(later))
      if (question === asked.needs) content.options = content.options.slice(1);
    await publish(later, 2);
    await client.call(sendReceipt, { id });
    const [copy] = await mailsTo(oak, email);
    expect(copy?.body).toContain('Question 1: What is needed?\nSchools');
    expect(copy?.body).toContain('Asked no more: How many homes?\nOther\nWhich number?: Ninety');
  });
});
