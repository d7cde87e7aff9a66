import { closed, yup } from '../../../../../platform/contract.ts';
import { documentMessages as messages } from '../../messages.ts';

const MAX_TEXT = 100_000;

/** Paragraphs, headings, lists, quotations and links, as HTML that the server has cleaned. */
export const textContent = closed({
  html: yup.string().max(MAX_TEXT, messages.tooLong(MAX_TEXT)).defined(),
});
export type TextContent = yup.InferType<typeof textContent>;

export const emptyText = (): TextContent => ({ html: '' });
