import { closed, yup } from '../../../../../platform/contract.ts';
import { wordsOfHtml } from '../../../responses/response-rules.ts';
import type { Fault } from '../../fault.ts';
import { documentMessages as messages } from '../../messages.ts';

export const MAX_CRITERIA = 40;
export const MAX_REFERENCE = 100;
export const MAX_POLICY_TITLE = 200;
export const MAX_CRITERION = 2000;
export const MAX_POLICY_SOURCE = 300;
const MAX_POLICY_TEXT = 20_000;

const words = (most: number) => yup.string().max(most, messages.tooLong(most)).defined();

const criterion = closed({
  /** By which it stays the same one wherever it is moved. */
  id: yup.string().max(40).required(),
  text: words(MAX_CRITERION),
}).required();
export type Criterion = yup.InferType<typeof criterion>;

/** A policy as a plan states it: how it is cited, what it says, and the criteria that it sets. */
export const quoteContent = closed({
  reference: words(MAX_REFERENCE),
  title: words(MAX_POLICY_TITLE),
  /** HTML that the server has cleaned; '' where the criteria say it all. */
  text: words(MAX_POLICY_TEXT),
  criteria: yup
    .array()
    .of(criterion)
    .max(MAX_CRITERIA, messages.tooManyCriteria(MAX_CRITERIA))
    .required(),
  /** Which document it is taken from; '' for this one. */
  source: words(MAX_POLICY_SOURCE),
});
export type QuoteContent = yup.InferType<typeof quoteContent>;

export const emptyQuote = (): QuoteContent => ({
  reference: '',
  title: '',
  text: '',
  criteria: [],
  source: '',
});

/** By which a criterion is cited: a to z, then aa, ab and so on, as browsers and paper number them. */
export const criterionLetter = (place: number): string =>
  `${place < 26 ? '' : 'a'}${String.fromCodePoint(97 + (place % 26))}`;

/** 'Policy H1: Affordable homes', or the one of both that there is. */
export const policyName = ({
  reference,
  title,
}: Pick<QuoteContent, 'reference' | 'title'>): string =>
  [reference.trim(), title.trim()].filter(Boolean).join(': ');

export function quoteFaults({ reference, title, text, criteria }: QuoteContent): Fault[] {
  const saysNothing = wordsOfHtml(text).trim() === '' && criteria.length === 0;
  return [
    ...(reference.trim() ? [] : [{ field: 'reference', message: messages.referenceRequired }]),
    ...(title.trim() ? [] : [{ field: 'title', message: messages.titleRequired }]),
    ...(saysNothing ? [{ field: 'text', message: messages.policyIsEmpty }] : []),
    ...criteria.flatMap((each, at) =>
      each.text.trim()
        ? []
        : [{ field: `criteria.${at}.text`, message: messages.criterionRequired }],
    ),
  ];
}
