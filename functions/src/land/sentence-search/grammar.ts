import type { Filter } from '../../council/ground/filters/filter.ts';
import { textBetween, type Hit, type Meant, type SentenceReading, type Rule } from './reading.ts';
import { amounts } from './rules/amounts.ts';
import { codes } from './rules/codes.ts';
import { dates } from './rules/dates.ts';
import { extremes } from './rules/extremes.ts';
import { options } from './rules/options.ts';
import { places } from './rules/places.ts';
import { presences } from './rules/presence.ts';
import { presets } from './rules/presets.ts';
import { switches } from './rules/switches.ts';
import { tags } from './rules/tags.ts';
import { texts } from './rules/texts.ts';
import { tokensOf, type Token } from './tokens.ts';
import type { Vocabulary } from './vocabulary.ts';
import { BREAKS, FILLERS, LEADING, NEGATIONS } from './words/small-words.ts';

/** One part of the sentence with its meaning; `or` joins it to the part before it. */
export interface SentencePart extends Meant {
  text: string;
  or: boolean;
}
export interface SentenceMeaning {
  parts: SentencePart[];
  notUnderstood: string[];
}

const naming =
  (rule: Rule): Rule =>
  (reading, at) => {
    const hit = rule(reading, at);
    return hit && { ...hit, names: true };
  };

/** If two rules match equally far, the first one wins. */
const RULES: Rule[] = [
  texts,
  amounts,
  extremes,
  dates,
  ...[options, switches, presets, tags, presences, places].map(naming),
  codes,
];

const SEPARATORS = new Set([',', ';', '&', '/', '+', '-', '.']);

/** Reads a sentence using only this council's words; `today` is a day in London. */
export function readWithGrammar(
  sentence: string,
  vocabulary: Vocabulary,
  today: string,
): SentenceMeaning {
  const reading: SentenceReading = { sentence, tokens: tokensOf(sentence), vocabulary, today };
  const parts: SentencePart[] = [];
  const strange: number[] = [];
  let at = 0;
  let or = false;
  while (at < reading.tokens.length) {
    const text = reading.tokens[at]?.text ?? '';
    const hit = hitAt(reading, at);
    if (
      hit &&
      !goesFurther(reading, at, hit) &&
      !(hit.alone && strange.at(-1) === at - 1 && tells(reading, at - 1))
    ) {
      parts.push({
        ...hit.meant(false),
        text: textBetween(reading, at, hit.to),
        or: or && parts.length > 0,
      });
      at = hit.to;
      or = false;
      continue;
    }
    if (text === 'or') or = true;
    else if (!SEPARATORS.has(text)) strange.push(at);
    at += 1;
  }
  return { parts, notUnderstood: runs(reading, strange) };
}

/** What stands here; a name that goes on in words the council does not have is another name: 'green' in 'green belt'. */
function hitAt(reading: SentenceReading, at: number): Hit | undefined {
  const hit = longest(reading, at) ?? turned(reading, at);
  if (!hit?.names) return hit;
  const { tokens } = reading;
  // Flood zone 3a is not flood zone 3.
  const touches = tokens[hit.to]?.start === tokens[hit.to - 1]?.end && isWordy(tokens[hit.to]);
  const goesOn = tells(reading, hit.to) && hitAt(reading, hit.to) === undefined;
  return touches || goesOn ? undefined : hit;
}

const isWordy = (token: Token | undefined) => token?.kind === 'word' || token?.kind === 'number';

/** Whether a word has a meaning of its own, neither idle nor the beginning of another part. */
function tells({ tokens }: SentenceReading, at: number): boolean {
  const token = tokens[at];
  return (
    isWordy(token) &&
    ![FILLERS, LEADING, NEGATIONS, BREAKS].some((set) => set.has(token?.text ?? ''))
  );
}

/** 'With permission' means one thing; in 'with permission date before 2021' the words after "with" mean more. */
function goesFurther(reading: SentenceReading, at: number, { to }: Hit): boolean {
  const text = reading.tokens[at]?.text ?? '';
  if (!FILLERS.has(text) && !LEADING.has(text)) return false;
  return (longest(reading, at + 1)?.to ?? 0) > to;
}

/**
 * What was found at each position: negations and fillers look ahead, and the walk reaches the same position again.
 */
const found = new WeakMap<SentenceReading, Map<number, Hit | undefined>>();

function longest(reading: SentenceReading, at: number): Hit | undefined {
  const known = found.get(reading) ?? new Map<number, Hit | undefined>();
  found.set(reading, known);
  if (!known.has(at)) known.set(at, longestOf(reading, at));
  return known.get(at);
}

function longestOf(reading: SentenceReading, at: number): Hit | undefined {
  let best: Hit | undefined;
  for (const rule of RULES) {
    const hit = rule(reading, at);
    if (hit && hit.to > (best?.to ?? at)) best = hit;
  }
  return best;
}

/** 'not', 'excluding …' and whatever follows, negated; two of them cancel out. */
function turned(reading: SentenceReading, at: number): Hit | undefined {
  if (!NEGATIONS.has(reading.tokens[at]?.text ?? '')) return undefined;
  let from = at + 1;
  while (IDLE.has(reading.tokens[from]?.text ?? '') && !longest(reading, from)) from += 1;
  const hit = longest(reading, from) ?? turned(reading, from);
  return hit && { ...hit, meant: (not) => hit.meant(!not) };
}

const IDLE = new Set([
  'any',
  'those',
  'sites',
  'site',
  'land',
  'the',
  'a',
  'an',
  'that',
  'which',
  'are',
  'is',
  'in',
  'of',
  'be',
]);

/** Consecutive unknown words, without the small words around them. */
export function runs(reading: SentenceReading, strange: readonly number[]): string[] {
  const groups: number[][] = [];
  for (const at of strange) {
    const last = groups.at(-1);
    if (last && last.at(-1) === at - 1) last.push(at);
    else groups.push([at]);
  }
  return groups.flatMap((group) => {
    const word = (at: number | undefined) => reading.tokens[at ?? -1]?.text ?? '';
    const touches = (at: number) => reading.tokens[at - 1]?.end === reading.tokens[at]?.start;
    const says = (at: number) => touches(at) || (!FILLERS.has(word(at)) && !LEADING.has(word(at)));
    if (!group.some(says)) return [];
    while (FILLERS.has(word(group[0]))) group.shift();
    while (!says(group.at(-1) as number)) group.pop();
    return [textBetween(reading, group[0] as number, (group.at(-1) as number) + 1)];
  });
}

/** The parts as one list of filters, all of which must match: an "or" makes a group of its two sides. */
export function joined(parts: readonly SentencePart[]): { filters: Filter[]; indexes: number[] } {
  const together: SentencePart[][] = [];
  for (const part of parts) {
    const before = together.at(-1);
    if (part.or && before) before.push(part);
    else together.push([part]);
  }
  const filters: Filter[] = [];
  const indexes: number[] = [];
  for (const group of together) {
    indexes.push(...group.map(() => filters.length));
    if (group.length === 1) filters.push(...(group[0]?.filters ?? []));
    else filters.push({ type: 'group', operator: '_or', filters: group.flatMap(oneOf) });
  }
  return { filters, indexes };
}

/** If one side of an "or" needs several filters, they become a group. */
const oneOf = ({ filters }: SentencePart): Filter[] =>
  filters.length === 1 ? filters : [{ type: 'group', operator: '_and', filters }];
