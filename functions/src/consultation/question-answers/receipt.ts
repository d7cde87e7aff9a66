import type { Actor } from '../../platform/actor.ts';
import { councilOrigin } from '../../platform/council-origin.ts';
import { exactTime } from '../../platform/dates/long-date.ts';
import type { Tx } from '../../platform/db.ts';
import { AppError, invalidField } from '../../platform/errors.ts';
import { enqueueJob } from '../../platform/outbox.ts';
import type { Tenant } from '../../platform/tenancy.ts';
import {
  type AskedQuestion,
  questionsAsked,
  linesOf,
  wordsOfLine,
} from '../ground/documents/answer-words.ts';
import type { OwnAnswer } from './contract.ts';
import { questionAnswerMessages as messages } from './messages.ts';
import { findOwnAnswers } from './queries/own-answers.ts';
import { type Answerable, findAnswerable, findEdition } from './queries/published.ts';
import {
  type AnswersAs,
  findRespondent,
  noteReceipt,
  type Respondent,
} from './queries/respondents.ts';

/** What is to be sent of somebody's answers. */
export interface Receipt {
  document: Answerable;
  respondent: Respondent;
  answers: string;
}

/** Everything that a respondent submitted, in words. Throws not-found, payload-invalid for nothing, too-many-requests. */
export async function makeReceipt(tx: Tx, who: AnswersAs): Promise<Receipt> {
  const document = await findAnswerable(tx, who.documentId);
  const content = document && (await findEdition(tx, who.documentId));
  if (!content) throw new AppError('not-found');
  const respondent = await findRespondent(tx, who);
  const given = respondent ? await findOwnAnswers(tx, respondent.id) : [];
  const answers = wordsOf(questionsAsked(content), given);
  if (!respondent || answers === '') throw invalidField('answers', messages.nothingSubmitted);
  if (!(await noteReceipt(tx, respondent.id)))
    throw new AppError('too-many-requests', { headers: { 'retry-after': '60' } });
  return { document, respondent, answers };
}

const wordsOf = (asked: readonly AskedQuestion[], given: readonly OwnAnswer[]): string =>
  asked
    .flatMap((question, at) =>
      given
        .filter(({ questionId, answer }) => questionId === question.id && answer !== null)
        .map((each) => wordsOfAnswer(question, at + 1, each)),
    )
    .join('\n\n');

function wordsOfAnswer(question: AskedQuestion, number: number, { answer, siteName }: OwnAnswer) {
  if (!answer) return '';
  const lines = linesOf(question, answer).flatMap((line) => [
    question.isOfSites ? messages.part(line.question.title, wordsOfLine(line)) : wordsOfLine(line),
    ...(line.more ? [messages.part(line.question.more ?? '', line.more)] : []),
  ]);
  return [
    messages.question(number, question.title),
    ...(siteName === null ? [] : [messages.site(siteName)]),
    ...lines,
    ...(answer.siteComment ? [messages.comment(answer.siteComment)] : []),
  ].join('\n');
}

interface MailCall {
  tx: Tx;
  tenant: Tenant;
  actor: Actor;
  client: AnswersAs['client'];
  input: { id: number };
}

/** Sends a mail about somebody's answers: that the first has come, or a copy of all. */
export async function mailReceipt(
  { tx, tenant, actor, client, input }: MailCall,
  { document, respondent, answers }: Omit<Receipt, 'answers'> & { answers?: string },
): Promise<void> {
  const closes = exactTime(new Date(document.closesAt ?? document.now));
  await enqueueJob(tx, {
    job: 'send-mail',
    payload: {
      template: answers === undefined ? 'answered' : 'receipt',
      to: actor.email,
      values: {
        council: tenant.name,
        name: actor.displayName,
        document: document.title,
        reference: respondent.reference,
        whose: client ? messages.onBehalfOf(client.companyName) : messages.forYourself,
        answers: answers ?? '',
        until: document.state === 'open' ? messages.until(closes) : messages.over(closes),
        link: `${councilOrigin(tenant)}/p/document/${input.id}`,
      },
    },
  });
}
