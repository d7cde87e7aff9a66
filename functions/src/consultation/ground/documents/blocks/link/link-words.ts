/** Read by themselves, as screen readers list them, these say nothing. */
const EMPTY_WORDS =
  /^(?:(?:please )?click(?: here)?|here|(?:this )?(?:link|page|document)|(?:read|find out|see|learn)? ?more|website)$/i;

/** Whether the words of a link do not say where it leads; a full stop or colon after them makes nothing clearer. */
export const isEmptyLink = (words: string): boolean =>
  EMPTY_WORDS.test(words.trim().replace(/(?<![.:…])[.:…]+$/, ''));
