import type { Tx } from '../../platform/db.ts';
import { londonDay } from '../../platform/dates/london.ts';
import type { Tenant } from '../../platform/tenancy.ts';
import {
  fillResponse,
  type LetterSetting,
  recipientName,
} from '../ground/responses/fill-response.ts';
import { answeredFacts, type AnsweredFacts } from '../ground/responses/queries/facts.ts';
import type { Delivery, Response } from '../ground/responses/response-schema.ts';
import { sendingMessages as messages } from './messages.ts';
import type { NewDelivery } from './queries/deliveries.ts';

/** The words that a letter is made from, saved or not yet. */
export type LetterWords = Pick<Response, 'text' | 'summary' | 'councilResponse'>;

/** A letter about one representation, as it would go today. */
export interface MadeLetter extends NewDelivery {
  /** What stood in braces and is not known of the representation, in words. */
  unknown: string[];
}

/** The letters about these representations, as they would go today; by e-mail where that is wished and possible. */
export async function makeLetters(
  tx: Tx,
  tenant: Tenant,
  of: {
    words: LetterWords;
    responseId: number | null;
    representationIds: readonly number[];
    way: Delivery['way'];
  },
): Promise<MadeLetter[]> {
  const facts = await answeredFacts(tx, of.representationIds, of.responseId);
  const { summary, councilResponse } = of.words;
  const setting = {
    council: tenant.name,
    day: londonDay(new Date()),
    summary,
    councilResponse,
  };
  return facts.map((each) => letterOf(of.words.text, each, setting, of.way));
}

function letterOf(
  text: string,
  facts: AnsweredFacts,
  setting: LetterSetting,
  wished: Delivery['way'],
): MadeLetter {
  const { email, address } = facts.recipient;
  const way = wished === 'email' && email ? 'email' : 'letter';
  const noAddress = way === 'letter' && address.length === 0;
  return {
    representationId: facts.representationId,
    way,
    recipient: recipientName(facts),
    email: way === 'email' ? email : null,
    address,
    subject: messages.subject(facts.references.join(', '), facts.consultation),
    ...fillResponse(text, facts, setting, way),
    reason: noAddress ? messages.noAddress : null,
  };
}
