import { searchName } from '../../../land/ground/places/search-name.ts';
import type { EditionSite } from '../../ground/documents/edition.ts';
import { searchedWords, splitIntoWords } from '../../ground/searching/split-into-words.ts';

const MAX_SITES = 10;
/** Letters of a word that may be wrong, by its length: none of a short one. */
const mayDiffer = (word: string) => (word.length < 5 ? 0 : word.length < 9 ? 1 : 2);

/**
 * Sites whose name, reference or published facts say every word that was typed, those that are called so first; where
 * none does, those whose words differ by a letter or two. A postcode is found with or without its space.
 */
export function sitesSaying(sites: readonly EditionSite[], term: string): EditionSite[] {
  const typed = plainly(searchedWords(term));
  if (typed.length === 0) return [];
  const told = sites.map((site) => {
    const text = textOf(site);
    return { site, words: plainly(splitIntoWords(text)), all: plain(text) };
  });
  const joined = typed.join('');
  const exact = told.filter(
    ({ words, all }) =>
      typed.every((word) => words.some((each) => each.startsWith(word))) ||
      (/\d/.test(joined) && joined.length > 4 && all.includes(joined)),
  );
  const found =
    exact.length > 0
      ? exact
      : told.filter(({ words }) =>
          typed.every((word) => words.some((each) => differ(word, each) <= mayDiffer(word))),
        );
  const first = searchName(term);
  return found
    .map(({ site }) => site)
    .toSorted((a, b) => rank(a, first) - rank(b, first))
    .slice(0, MAX_SITES);
}

const rank = ({ name }: EditionSite, first: string) => (searchName(name).startsWith(first) ? 0 : 1);

const plain = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');
const plainly = (words: readonly string[]) => words.map(plain).filter((word) => word !== '');

function textOf({ name, reference, info }: EditionSite): string {
  const facts = info.map((each) =>
    'cells' in each ? each.cells.map(({ value }) => value).join(' ') : each.value,
  );
  return [name, reference ?? '', ...facts].join(' ');
}

/** How many letters are to be changed, left out or put in to make one word of the other. */
function differ(one: string, other: string): number {
  if (Math.abs(one.length - other.length) > 2) return Infinity;
  let row = Array.from({ length: other.length + 1 }, (_none, at) => at);
  for (const [at, letter] of [...one].entries()) {
    const next = [at + 1];
    for (const [beside, each] of [...other].entries())
      next.push(
        Math.min(row[beside + 1]! + 1, next[beside]! + 1, row[beside]! + (letter === each ? 0 : 1)),
      );
    row = next;
  }
  return row.at(-1)!;
}
