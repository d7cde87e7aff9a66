import { after, phraseAt, skip, type Hit, type SentenceReading } from '../reading.ts';
import { listed } from '../../../council/ground/filters/words.ts';
import { stemsOf } from '../tokens.ts';
import type { Filter } from '../../../council/ground/filters/filter.ts';

const LED = [
  'tagged as',
  'tagged with',
  'tagged',
  'with the tag',
  'with the tags',
  'with tag',
  'with tags',
  'with a tag',
  'labelled',
  'tag',
  'tags',
]
  .map((text) => ({ words: text.split(' ') }))
  .toSorted((a, b) => b.words.length - a.words.length);
const NONE = [
  'untagged',
  'without tags',
  'without a tag',
  'without any tag',
  'without tag',
  'with no tags',
  'no tags',
  'no tag',
]
  .map((text) => ({ words: text.split(' ') }))
  .toSorted((a, b) => b.words.length - a.words.length);
const ASKED = { type: 'in array' as const, dbPropertyName: 'site_tags' };
const MAX_WORDS = 6;

/** 'tagged urgent', 'with the tag needs visit', 'untagged', and the name of a tag by itself. */
export function tags(reading: SentenceReading, at: number): Hit | undefined {
  const none = phraseAt(reading, at, NONE);
  const led = phraseAt(reading, at, LED);
  const first = tagAt(reading, led?.to ?? at);
  if (first) return named(reading, first, led !== undefined);
  if (none) return presence(none.to, 'empty');
  const alone = after(reading, at, ['tagged']) ?? after(reading, at, ['with', 'tags']);
  return alone !== undefined && isEnd(reading, alone) ? presence(alone, 'not empty') : undefined;
}

/** 'Tagged' followed by an unknown word asks for a tag that does not exist. */
const isEnd = ({ tokens }: SentenceReading, at: number) =>
  tokens[at] === undefined || ['and', ',', 'but', 'or'].includes(tokens[at].text);

interface TagAt {
  tag: string;
  to: number;
}

function tagAt(reading: SentenceReading, at: number): TagAt | undefined {
  const limit = Math.min(MAX_WORDS, reading.tokens.length - at);
  for (let length = limit; length > 0; length -= 1) {
    const said = reading.tokens
      .slice(at, at + length)
      .flatMap(({ kind, stem, text }) => (kind === 'quoted' ? stemsOf(text) : [stem]));
    const tag = reading.vocabulary.tags.find(
      (name) => stemsOf(name.replaceAll('-', ' ')).join(' ') === said.join(' '),
    );
    if (tag) return { tag, to: at + length };
  }
  return undefined;
}

/** 'A or B' has either; 'A and B' has both. */
function named(reading: SentenceReading, first: TagAt, isLed: boolean): Hit {
  const all = [first.tag];
  let { to } = first;
  let word: 'or' | 'and' = 'or';
  for (;;) {
    const joint = skip(reading, to, new Set([',', 'or', 'and', '/']));
    const next = joint === to ? undefined : tagAt(reading, joint);
    if (!next) break;
    if (reading.tokens.slice(to, joint).some(({ text }) => text === 'and')) word = 'and';
    all.push(next.tag);
    ({ to } = next);
  }
  const behind = isLed ? to : (after(reading, to, ['tag']) ?? after(reading, to, ['tagged']) ?? to);
  return {
    to: behind,
    meant: (not) => ({
      filters: tagFilters(all, word, not),
      meaning: `${not ? 'Not tagged' : 'Tagged'} ${listed(all, not ? 'or' : word)}`,
    }),
  };
}

function tagFilters(all: string[], word: 'or' | 'and', not: boolean): Filter[] {
  if (not) return [{ ...ASKED, equality: '!=', value: all }];
  if (word === 'or') return [{ ...ASKED, value: all }];
  return all.map((tag) => ({ ...ASKED, value: [tag] }));
}

const presence = (to: number, condition: 'empty' | 'not empty'): Hit => ({
  to,
  meant: (not) => {
    const empty = (condition === 'empty') !== not;
    return {
      filters: [{ ...ASKED, condition: empty ? 'empty' : 'not empty', value: null }],
      meaning: empty ? 'Without tags' : 'With tags',
    };
  },
});
