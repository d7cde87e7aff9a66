import { longDate } from '../../../platform/dates/long-date.ts';
import { escapeHtml } from '../../../platform/html.ts';
import { plain } from '../../../platform/mail/plain.ts';
import { fillBraces, readBraces } from './braces.ts';
import { cleanHtml } from '../html/clean-html.ts';
import { type LetterCondition, type Placeholder, placeholders } from './placeholders.ts';
import type { AnsweredFacts } from './queries/facts.ts';
import type { Delivery } from './response-schema.ts';

const NOBODY = 'Sir or Madam';

/** What a letter says besides the facts of the representation. */
export interface LetterSetting {
  council: string;
  /** yyyy-mm-dd */
  day: string;
  summary: string;
  councilResponse: string;
}

/** Whom a letter is for, as its first line has it. */
export function recipientName({ recipient }: AnsweredFacts): string {
  const { title, firstName, lastName, organisation } = recipient;
  return [title, firstName, lastName].filter(Boolean).join(' ') || organisation || NOBODY;
}

function salutationOf({ recipient: { title, firstName, lastName } }: AnsweredFacts): string {
  if (!lastName) return NOBODY;
  return title ? `${title} ${lastName}` : [firstName, lastName].filter(Boolean).join(' ');
}

const day = (date: string | null) => longDate(date ?? '');

function valuesOf(
  facts: AnsweredFacts,
  { council, day: today, summary, councilResponse }: LetterSetting,
): Record<Placeholder, string> {
  return {
    salutation: salutationOf(facts),
    name: recipientName(facts),
    representee: facts.representee ?? '',
    organisation: facts.organisation ?? '',
    agent: facts.agent ?? '',
    reference: facts.references.join(', '),
    received: day(facts.received),
    letter_date: day(facts.letterDate),
    acknowledged: day(facts.acknowledged),
    attitude: facts.attitude ?? '',
    topics: facts.topics.join(', '),
    representation: facts.publicText,
    consultation: facts.consultation,
    document: facts.document,
    closed: day(facts.closed),
    summary,
    council_response: councilResponse,
    council,
    today: day(today),
  };
}

const holds = (facts: AnsweredFacts): Record<LetterCondition, boolean> => ({
  support: facts.attitude === 'Support',
  neutral: facts.attitude === 'Neutral',
  oppose: facts.attitude === 'Oppose',
  late: facts.isLate,
  organisation: facts.madeBy === 'organisation',
  contact: facts.madeBy === 'contact',
  agent: facts.agent !== null,
  topics: facts.topics.length > 0,
});

/** A response's HTML for one representation, and what stood in braces and is not known of it, in words. */
export function fillResponse(
  html: string,
  facts: AnsweredFacts,
  setting: LetterSetting,
  way: Delivery['way'],
): { html: string; unknown: string[] } {
  const values = valuesOf(facts, setting);
  const held = holds(facts);
  const unknown = new Set<string>();
  const filled = fillBraces(readBraces(html).parts, {
    value: (name) => {
      if (values[name] === '') unknown.add(placeholders[name]);
      const said = way === 'email' ? plainInMail(values[name]) : values[name];
      return escapeHtml(said).replaceAll(/\r?\n/g, '<br />');
    },
    holds: (condition) => held[condition],
  });
  return { html: withoutEmptied(cleanHtml(filled)), unknown: [...unknown] };
}

/** What others wrote is no markdown in a mail; what was redacted is said in other brackets, which mails keep. */
const plainInMail = (text: string) => plain(text.replaceAll(/<(Redacted [^<>]*)>/g, '($1)'));

/** Without the paragraphs that held a condition and nothing else. */
const withoutEmptied = (html: string) => html.replaceAll(/<(p|li|h2|h3)>(?:\s|&nbsp;)*<\/\1>/g, '');
