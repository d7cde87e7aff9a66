import { wordsOfHtml } from '../responses/response-rules.ts';

/** The words of HTML; paragraphs stay apart. */
export const readWords = (html: string): string => wordsOfHtml(html.replaceAll('<', ' <'));
