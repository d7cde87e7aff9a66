import type { SentenceReading } from '../reading.ts';
import { MULTIPLES, NUMBER_WORDS } from '../words/numbers.ts';
import { UNITS } from '../words/units.ts';
import { phraseAt } from '../reading.ts';

export interface Numbered {
  value: number;
  /** The value with its suffix: 1,000,000 for '2m' pounds. */
  multiple: number;
  pounds: boolean;
  to: number;
}

/** A number in digits or words: '12,345', '£1.2m', 'two', 'half a', 'a' before a unit. */
export function readNumberAt(reading: SentenceReading, at: number): Numbered | undefined {
  const token = reading.tokens[at];
  if (!token) return undefined;
  if (token.kind === 'number') return inFigures(reading, at);
  if (token.text === 'half') {
    const article = reading.tokens[at + 1]?.text === 'a' || reading.tokens[at + 1]?.text === 'an';
    return { value: 0.5, multiple: 1, pounds: false, to: at + (article ? 2 : 1) };
  }
  const word = Object.hasOwn(NUMBER_WORDS, token.text) ? NUMBER_WORDS[token.text] : undefined;
  if (word !== undefined)
    return multiplied(reading, { value: word, multiple: 1, pounds: false, to: at + 1 });
  const isOne = token.text === 'a' || token.text === 'an';
  return isOne && phraseAt(reading, at + 1, UNITS)
    ? { value: 1, multiple: 1, pounds: false, to: at + 1 }
    : undefined;
}

function inFigures(reading: SentenceReading, at: number): Numbered {
  const { value = 0, pounds = false } = reading.tokens[at] ?? {};
  const next = reading.tokens[at + 1];
  // 'm' means metres unless it is money.
  if (pounds && next?.text === 'm')
    return { value: value * 1_000_000, multiple: 1_000_000, pounds, to: at + 2 };
  return multiplied(reading, { value, multiple: 1, pounds, to: at + 1 });
}

function multiplied({ tokens }: SentenceReading, number: Numbered): Numbered {
  const word = tokens[number.to]?.text ?? '';
  const multiple = Object.hasOwn(MULTIPLES, word) ? (MULTIPLES[word] as number) : undefined;
  if (multiple === undefined) return number;
  return { ...number, value: number.value * multiple, multiple, to: number.to + 1 };
}
