import {
  type CharSet,
  type Concatenation,
  type Element,
  type Expression,
  JS,
  NFA,
  type NoParent,
} from 'refa';
import type { Expression as Written } from './expressions.ts';

type State = NFA.Node;

/** Counted repetitions are taken for no longer than this: none of them goes on for ever. */
const MAX_COUNTED = '3';
const COUNTED = /\{(?<from>\d+)(?<most>,\d*)?\}/g;
/** The same where it is no letter by its number, such as \u{2028}. */
const COUNTED_IN_UNICODE = /(?<!(?<!\\)(?:\\\\)*\\u)\{(?<from>\d+)(?<most>,\d*)?\}/g;
/** What asks for more than letters: behind it, what was read may be refused yet. */
const LOOKS = /\$|\(\?[=!<]|\\b/i;
/** In one that goes round in more places nothing is found in a second: it is named for its size. */
const MAX_LOOPING = 80;

/**
 * The beginning of a word of two letters or more whose repetitions an expression may share out between two places: it
 * leads round at the one, from there to the other, and round there as well, so each end that is not found is looked for
 * from each of its repetitions. (`scslre` finds those of one letter.) What looks ahead or behind is passed over, so that
 * an expression may be named which is quick for its sake. Undefined where there is none; the number of places where
 * it goes round where there are too many to look through.
 */
export function repeatedWord({
  source,
  flags,
}: Pick<Written, 'source' | 'flags'>): string | number | undefined {
  const parser = JS.Parser.fromLiteral({ source: shortened(source, flags), flags });
  const { expression, maxCharacter } = parser.parse({
    backreferences: 'disable',
    assertions: 'ignore',
  });
  if (repeatsRepetition(expression)) return 'what repeats itself already';
  const machine = NFA.fromRegex(expression, { maxCharacter });
  const states = [...machine.nodes()];
  const reached = new Map(states.map((state) => [state, reachedFrom(state)]));
  const leads = (from: State, to: State) => reached.get(from)?.has(to) ?? false;
  const looping = states.filter((state) => leads(state, state));
  if (looping.length > MAX_LOOPING) return looping.length;
  const isNeverRefused = (state: State) =>
    !LOOKS.test(source) &&
    [...machine.finals].some((end) => leads(state, end) && leads(end, state));
  for (const one of looping)
    for (const other of looping) {
      if (one === other || !leads(one, other) || isNeverRefused(other)) continue;
      if (letterBetween(one, other)) continue;
      const word = wordBetween(one, other, leads);
      if (word !== undefined) return word;
    }
  return undefined;
}

const shortened = (source: string, flags: string): string =>
  source.replaceAll(
    /[uv]/.test(flags) ? COUNTED_IN_UNICODE : COUNTED,
    (_all, from: string, most: string | undefined) => {
      const least = Number(from) > Number(MAX_COUNTED) ? MAX_COUNTED : from;
      if (most === undefined) return `{${least}}`;
      return most === ',' ? `{${least},}` : `{${least},${MAX_COUNTED}}`;
    },
  );

/** Whether something goes on for ever that is nothing but another thing that does. */
function repeatsRepetition({ alternatives }: Pick<NoParent<Expression>, 'alternatives'>): boolean {
  return alternatives.some(({ elements }) =>
    elements.some(
      (each) =>
        'alternatives' in each &&
        (repeatsRepetition(each) || (isEndless(each) && each.alternatives.some(isRepetitionAlone))),
    ),
  );
}

const isEndless = (element: NoParent<Element>): boolean =>
  element.type === 'Quantifier' && element.max === Infinity;

const isRepetitionAlone = ({ elements }: NoParent<Concatenation>): boolean =>
  elements.some(
    (each) => isEndless(each) && elements.every((other) => other === each || isOptional(other)),
  );

const isOptional = (element: NoParent<Element>): boolean =>
  element.type === 'Quantifier' && element.min === 0;

function reachedFrom(start: State): Set<State> {
  const found = new Set<State>();
  const waiting = [start];
  for (let state = waiting.pop(); state; state = waiting.pop())
    for (const next of state.out.keys())
      if (!found.has(next)) {
        found.add(next);
        waiting.push(next);
      }
  return found;
}

/** Whether one letter does what a word is looked for to do. */
function letterBetween(one: State, other: State): boolean {
  const round = one.out.get(one);
  const across = one.out.get(other);
  const there = other.out.get(other);
  if (!round || !across || !there) return false;
  return !round.intersect(across).intersect(there).isEmpty;
}

/** A word that leads from one round to itself, from one to the other, and from the other round to itself. */
function wordBetween(
  one: State,
  other: State,
  leads: (from: State, to: State) => boolean,
): string | undefined {
  const seen = new Map<State, Map<State, Set<State>>>();
  const isNew = (a: State, b: State, c: State) => {
    const byFirst = seen.get(a) ?? new Map<State, Set<State>>();
    seen.set(a, byFirst);
    const bySecond = byFirst.get(b) ?? new Set<State>();
    byFirst.set(b, bySecond);
    if (bySecond.has(c)) return false;
    bySecond.add(c);
    return true;
  };
  const found: { a: State; b: State; c: State; word: string }[] = [
    { a: one, b: one, c: other, word: '' },
  ];
  // What is found is added at the end while it is gone through.
  for (const each of found)
    for (const [a, byA] of each.a.out) {
      if (!leads(a, one) && a !== one) continue;
      for (const [b, byB] of each.b.out) {
        if (b !== other && !leads(b, other)) continue;
        const both = inBoth(byA, byB);
        if (both.isEmpty) continue;
        for (const [c, byC] of each.c.out) {
          if (!leads(c, other) && c !== other) continue;
          const letters = inBoth(both, byC);
          if (letters.isEmpty) continue;
          const word = each.word + letterOf(letters);
          if (a === one && b === other && c === other) return word;
          if (isNew(a, b, c)) found.push({ a, b, c, word });
        }
      }
    }
  return undefined;
}

const known = new WeakMap<CharSet, WeakMap<CharSet, CharSet>>();

/** Letters in both sets; the same few are asked for again and again. */
function inBoth(one: CharSet, other: CharSet): CharSet {
  const ofOne = known.get(one) ?? new WeakMap<CharSet, CharSet>();
  known.set(one, ofOne);
  const both = ofOne.get(other) ?? one.intersect(other);
  ofOne.set(other, both);
  return both;
}

/** One that people can read, where there is one. */
function letterOf(letters: CharSet): string {
  const readable = ['a', '1', ' ', ...'bcdefghijklmnopqrstuvwxyz'].find((each) =>
    letters.has(each.codePointAt(0)!),
  );
  return readable ?? String.fromCodePoint(letters.ranges[0]!.min);
}
