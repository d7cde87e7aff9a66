import type { Council } from '../../../platform/testing/council.ts';
import type { Answer } from '../../ground/documents/blocks/question/answer-rules.ts';
import { decideHeldAnswer, listHeldAnswers, type ModerationState } from '../contract/moderation.ts';
import { submitAnswer } from '../contract.ts';
import { asked } from './given.ts';
import { anotherResident, openedEarlier, publishedDocument } from './open-document.ts';
import { said } from './sent-answer.ts';

type Resident = Awaited<ReturnType<typeof anotherResident>>;

interface Sent {
  opened?: string | undefined;
  furtherRemarks?: string;
  version?: number;
  questionId?: string;
  siteId?: number | null;
}

/** Answers to documents of a council that are held, and what its officer does with them. */
export function holding(council: () => Council) {
  const officer = () => council().as('officer');

  const submit = (
    { client }: Resident,
    id: number,
    answer: Partial<Answer>,
    { version = 0, questionId = asked.why, siteId = null, ...more }: Sent = {},
  ) =>
    client.call(submitAnswer, {
      id,
      questionId,
      siteId,
      clientId: null,
      version,
      answer: said(answer),
      ...(more.opened === undefined ? {} : { opened: more.opened }),
      ...(more.furtherRemarks === undefined ? {} : { furtherRemarks: more.furtherRemarks }),
    });

  const queue = (id: number, state: ModerationState = 'held') =>
    officer().call(listHeldAnswers, { documentId: id, state });
  const why = async (id: number) => (await queue(id)).answers.map(({ heldFor }) => heldFor);

  /** A document with somebody's answer that is held, as the officer reads it. */
  async function oneHeld(name = 'Una') {
    const document = await publishedDocument(council());
    const resident = await anotherResident(council(), name);
    const opened = openedEarlier(council(), document.id, resident.accountId);
    const text = 'Buy <b>cheap</b> homes';
    await submit(resident, document.id, { text }, { opened, furtherRemarks: 'x' });
    const { answers } = await queue(document.id);
    return { ...document, resident, held: answers[0]! };
  }

  const decide = (
    id: number,
    decision: ModerationState,
    more: { from?: ModerationState; version?: number; reason?: string } = {},
  ) => officer().call(decideHeldAnswer, { id, decision, from: 'held', version: 1, ...more });

  return { officer, submit, queue, why, oneHeld, decide };
}
