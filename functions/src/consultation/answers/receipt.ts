import type { Actor } from '../../platform/actor.ts';
import { councilOrigin } from '../../platform/council-origin.ts';
import { exactTime } from '../../platform/dates/long-date.ts';
import type { Tx } from '../../platform/db.ts';
import { AppError, invalidField } from '../../platform/errors.ts';
import { enqueueJob } from '../../platform/outbox.ts';
import type { Tenant } from '../../platform/tenancy.ts';
import type { ResponseCard, ToldAnswer } from './contract/my-responses.ts';
import { answerMessages as messages } from './messages.ts';
import { type Answerable, findAnswerable } from './queries/published.ts';
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

/**
 * A copy of what a respondent submitted, as these cards tell it. Throws not-found, payload-invalid for nothing,
 * too-many-requests.
 */
export async function makeReceipt(
  tx: Tx,
  who: AnswersAs,
  cards: readonly ResponseCard[],
): Promise<Receipt> {
  const document = await findAnswerable(tx, who.documentId);
  if (!document) throw new AppError('not-found');
  const respondent = await findRespondent(tx, who);
  const answers = cards.flatMap((card) => card.answers.map((each) => wordsOf(card, each)));
  if (!respondent || answers.length === 0) throw invalidField('answers', messages.nothingSubmitted);
  if (!(await noteReceipt(tx, respondent.id)))
    throw new AppError('too-many-requests', { headers: { 'retry-after': '60' } });
  return { document, respondent, answers: answers.join('\n\n') };
}

const wordsOf = (
  card: ResponseCard,
  { siteName, askedThen, said, comment, submittedAt }: ToldAnswer,
): string =>
  [
    ...(card.section ? [messages.section(card.section)] : []),
    headOfCard(card),
    ...(askedThen ? [messages.askedThen(askedThen)] : card.wording ? [card.wording] : []),
    ...(siteName === null ? [] : [messages.site(siteName)]),
    ...said.map(({ title, chosen, text }) => {
      const words = chosen.length > 0 ? chosen.join('; ') : text;
      return title ? messages.part(title, words) : words;
    }),
    ...(comment ? [messages.comment(comment)] : []),
    ...(submittedAt ? [messages.submittedOn(exactTime(new Date(submittedAt)))] : []),
  ].join('\n');

/** What a respondent lets the council publish, in words. */
export const mayPublish = (consent: Respondent['consent']): string =>
  messages.published[consent ?? 'unsaid'];

/** What a question is called where somebody reads their own answers. */
export const headOfCard = ({ number, title }: ResponseCard): string =>
  number === null ? messages.noMoreAsked(title) : messages.question(number, title);

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
        consent: messages.publishes(mayPublish(respondent.consent)),
        answers: answers ?? '',
        until: document.state === 'open' ? messages.until(closes) : messages.over(closes),
        link: `${councilOrigin(tenant)}/p/document/${input.id}`,
      },
    },
  });
}
