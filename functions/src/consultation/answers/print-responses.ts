import { exactTime } from '../../platform/dates/long-date.ts';
import { invalidField } from '../../platform/errors.ts';
import type { Tenant } from '../../platform/tenancy.ts';
import type { OutputOf } from '../../platform/contract.ts';
import type { getMyResponses, ToldAnswer } from './contract/my-responses.ts';
import { answerMessages as messages } from './messages.ts';
import { headOfCard, mayPublish } from './receipt.ts';
import { letterheadOf } from '../../platform/print/council-look.ts';
import { TooDearToPrint, typesetInSubprocess } from '../../platform/print/typeset-in-subprocess.ts';

const TEMPLATE = new URL('./responses.typ', import.meta.url);
const MAX_LETTERS = 300_000;
/** Others wait for their turn meanwhile; most files take one second. */
const MAX_MILLISECONDS = 15_000;

interface PrintedResponses {
  responses: OutputOf<typeof getMyResponses>;
  name: string;
  now: Date;
}

/**
 * A copy of somebody's answers as a tagged PDF, set in a process of its own. Throws payload-invalid where they are too
 * long for it, and unavailable where too many of the council wait already.
 */
export async function printResponses(tenant: Tenant, of: PrintedResponses): Promise<Uint8Array> {
  const paper = responsesPaper(of);
  if (JSON.stringify(paper).length > MAX_LETTERS)
    throw invalidField('answers', messages.tooLongToPrint);
  const { letterhead, pictures } = await letterheadOf(tenant);
  try {
    const data = { print: { ...paper, letterhead } };
    const paperPrint = { template: TEMPLATE, data, pictures };
    return await typesetInSubprocess(paperPrint, tenant.shortName, MAX_MILLISECONDS);
  } catch (error) {
    if (error instanceof TooDearToPrint) throw invalidField('answers', messages.tooLongToPrint);
    throw error;
  }
}

/** Every word on the paper. */
function responsesPaper({ responses, name, now }: PrintedResponses) {
  const { title, reference, consent, clientName, deadline, cards } = responses;
  const facts = [
    { label: messages.reference, text: reference ?? '' },
    { label: messages.name, text: name },
    ...(clientName === null ? [] : [{ label: messages.answeredFor, text: clientName }]),
    { label: messages.mayPublish, text: mayPublish(consent) },
    { label: messages.printed, text: exactTime(now) },
  ];
  return {
    title: messages.paperTitle(title),
    kind: messages.paperKind,
    page: messages.page,
    deadline: deadline ?? '',
    facts,
    questions: cards.map((card) => ({
      title: headOfCard(card),
      section: card.section && messages.section(card.section),
      wording: card.wording,
      unanswered: card.answers.length === 0 ? messages.questionUnanswered : '',
      answers: card.answers.map(printedAnswer),
      tags: card.tags.join(', '),
    })),
  };
}

const printedAnswer = ({ siteName, askedThen, said, comment, submittedAt }: ToldAnswer) => ({
  site: siteName ?? '',
  asked: askedThen && messages.askedThen(askedThen),
  said: [
    ...said.filter(({ chosen, text }) => chosen.length > 0 || text !== ''),
    ...(comment ? [{ title: messages.commentTitle, chosen: [], text: comment }] : []),
  ],
  submitted: submittedAt ? messages.submittedOn(exactTime(new Date(submittedAt))) : '',
});
