import type { ShownFact, SiteSheet } from './sheet.ts';

/** Letters of a line in half a page's width. */
const LABEL_LETTERS = 22;
const TEXT_LETTERS = 32;
/** What a picture takes of a column, in lines. */
const PICTURE_LINES = 10;

const linesOf = ({ label, text }: ShownFact) =>
  Math.max(Math.ceil(label.length / LABEL_LETTERS), Math.ceil(text.length / TEXT_LETTERS));

/** Facts in two columns of about the same height; pictures stand above the second. */
export function balanced(facts: ShownFact[], pictures: number): SiteSheet['facts'] {
  const all = facts.reduce((sum, fact) => sum + linesOf(fact), pictures * PICTURE_LINES);
  let lines = 0;
  const split = facts.findIndex((fact) => {
    if (lines * 2 >= all) return true;
    lines += linesOf(fact);
    return false;
  });
  const at = split < 0 ? facts.length : split;
  return { left: facts.slice(0, at), right: facts.slice(at) };
}
