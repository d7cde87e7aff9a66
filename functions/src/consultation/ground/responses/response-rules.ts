import { closed, ordinal, recordId, yup } from '../../../platform/contract.ts';
import { MAX_RECORDS } from '../../../records/kept/max-records.ts';
import { responseMessages as messages } from './messages.ts';
import { withoutTags } from '../../../platform/markup.ts';

const MAX_TITLE = 2000;
/** Most characters of a response without what marks them up. */
export const MAX_RESPONSE_TEXT = 8000;
/** With its elements: more is no letter. */
const MAX_HTML = 100_000;

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' };

/** The words of HTML as plain text, without what marks them up. */
export const wordsOfHtml = (html: string): string =>
  withoutTags(html).replaceAll(
    /&(amp|lt|gt|quot|nbsp);/g,
    (_whole, name: string) => ENTITIES[name] ?? '',
  );

/** Plain text with its line ends, as it is published. */
const paragraphs = (tooLong: string) => yup.string().trim().max(MAX_RESPONSE_TEXT, tooLong);

/** What people write of a response. */
export const responseFields = {
  description: yup
    .string()
    .trim()
    .required(messages.titleRequired)
    .max(MAX_TITLE, messages.titleTooLong),
  /** HTML; at most 8,000 characters without what marks them up. */
  text: yup
    .string()
    .max(MAX_HTML, messages.textTooLong)
    .test(
      'length',
      messages.textTooLong,
      (html = '') => wordsOfHtml(html).length <= MAX_RESPONSE_TEXT,
    )
    .test('written', messages.textRequired, (html = '') => wordsOfHtml(html).trim() !== ''),
  useAsTemplate: yup.boolean(),
  summary: paragraphs(messages.summaryTooLong),
  councilResponse: paragraphs(messages.councilResponseTooLong),
};

const ids = yup.array().of(recordId.required()).max(MAX_RECORDS);

/** A response, new or changed, with all that it answers. */
export const sentResponse = closed({
  /** Without one it is new. */
  id: recordId,
  row_version: ordinal,
  ...responseFields,
  text: responseFields.text.required(messages.textRequired),
  /** All of them; left out, they stay as they are. */
  representationIds: ids,
  subRepresentationIds: ids,
});
export type SentResponse = yup.InferType<typeof sentResponse>;
