import { responseMessages } from './messages.ts';
import {
  type LetterCondition,
  isCondition,
  isPlaceholder,
  type Placeholder,
} from './placeholders.ts';
import { withoutTags } from '../../../platform/markup.ts';

const { braces: messages } = responseMessages;

/** A text with braces, read: words, placeholders, and passages under a condition. */
export type BracedPart =
  | { text: string }
  | { placeholder: Placeholder }
  | { condition: LetterCondition; then: BracedPart[]; otherwise: BracedPart[] };

interface Open {
  condition: LetterCondition;
  then: BracedPart[];
  otherwise: BracedPart[] | undefined;
}

/** Reads a text with braces, HTML or plain; the first fault in words where there is one. */
export function readBraces(text: string): { parts: BracedPart[]; fault: string | undefined } {
  const parts: BracedPart[] = [];
  const open: Open[] = [];
  const into = () => {
    const last = open.at(-1);
    return last ? (last.otherwise ?? last.then) : parts;
  };
  const faulty = (fault: string) => ({ parts: [], fault });
  for (const piece of text.split(/(\{[^{}]*\})/)) {
    if (!/^\{[^{}]*\}$/.test(piece)) {
      if (piece) into().push({ text: piece });
      continue;
    }
    const said = wordsIn(piece);
    const asked = /^if (.+)$/.exec(said)?.[1];
    if (asked !== undefined) {
      if (!isCondition(asked)) return faulty(messages.unknownCondition(asked));
      open.push({ condition: asked, then: [], otherwise: undefined });
    } else if (said === 'else' || said === 'end') {
      const last = open.at(-1);
      if (!last || (said === 'else' && last.otherwise)) return faulty(messages.nothingToEnd(said));
      if (said === 'else') last.otherwise = [];
      else {
        open.pop();
        into().push({ ...last, otherwise: last.otherwise ?? [] });
      }
    } else if (isPlaceholder(said)) into().push({ placeholder: said });
    else return faulty(messages.unknown(said));
  }
  const left = open.at(-1);
  return left ? faulty(messages.notEnded(left.condition)) : { parts, fault: undefined };
}

/** What stands between braces, without the elements that an editor put there. */
const wordsIn = (piece: string) =>
  withoutTags(piece.slice(1, -1))
    .replaceAll('&nbsp;', ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .toLowerCase();

/** Fills in what stands in braces; what `value` gives becomes part of the text as it is. */
export function fillBraces(
  parts: readonly BracedPart[],
  fill: { value: (name: Placeholder) => string; holds: (condition: LetterCondition) => boolean },
): string {
  return parts
    .map((part) => {
      if ('text' in part) return part.text;
      if ('placeholder' in part) return fill.value(part.placeholder);
      return fillBraces(fill.holds(part.condition) ? part.then : part.otherwise, fill);
    })
    .join('');
}
