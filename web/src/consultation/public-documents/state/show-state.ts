import type { DocumentState } from '@contract/consultation/public-documents/read-state.ts';

/** Replaces the state that the page was rendered with. True if anything but the days left has changed. */
export function showState({
  word,
  look,
  deadline,
}: NonNullable<DocumentState['consultation']>): boolean {
  const [tag, words] = document.querySelectorAll<HTMLElement>('.hero .state > span');
  if (!tag || !words) return false;
  const isAnother =
    tag.textContent !== word || untilOf(words.textContent ?? '') !== untilOf(deadline);
  tag.textContent = word;
  tag.className = `tag ${look}`;
  words.textContent = deadline;
  const answer = document.querySelector<HTMLElement>('.hero .answer');
  if (answer) answer.hidden = look !== 'open';
  return isAnother;
}

/** Without how much is left of it. */
const untilOf = (deadline: string) => deadline.split(' · ')[0];
