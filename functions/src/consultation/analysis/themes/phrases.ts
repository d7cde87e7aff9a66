import { meaningfulTerms } from './terms.ts';

interface Phrase {
  stems: readonly string[];
  /** Each way that it was written, and how often. */
  written: Map<string, number>;
  /** In how many passages of each theme it stands. */
  counts: number[];
}

/** Two words in a row say more than one. */
const PAIR_WEIGHT = 1.6;
const NAMED_PHRASES = 2;

/** A name for each theme: the phrases that its passages have and others lack. */
export function themeNames(
  passages: readonly { theme: number; text: string }[],
  themes: number,
): string[] {
  const phrases = phrasesOf(passages, themes);
  const sizes = Array.from(
    { length: themes },
    (_, at) => passages.filter(({ theme }) => theme === at).length,
  );
  return sizes.map((size, theme) => {
    const ranked = phrases
      .map((phrase) => ({ phrase, score: scoreOf(phrase, theme, size, passages.length) }))
      .filter(({ score }) => score > 0)
      .toSorted((a, b) => b.score - a.score);
    const named: Phrase[] = [];
    for (const { phrase } of ranked) {
      const known = new Set(named.flatMap(({ stems }) => stems));
      if (!phrase.stems.some((stem) => known.has(stem))) named.push(phrase);
      if (named.length === NAMED_PHRASES) break;
    }
    const name = named.map(usualForm).join(', ');
    return name.charAt(0).toUpperCase() + name.slice(1);
  });
}

function phrasesOf(passages: readonly { theme: number; text: string }[], themes: number): Phrase[] {
  const phrases = new Map<string, Phrase>();
  for (const { theme, text } of passages) {
    const seen = new Set<string>();
    const terms = meaningfulTerms(text);
    terms.forEach((term, at) => {
      const next = terms[at + 1];
      for (const parts of [[term], [term, next]]) {
        const whole = parts.filter((part) => part !== null && part !== undefined);
        if (whole.length < parts.length) continue;
        const stems = whole.map(({ stem }) => stem);
        const key = stems.join(' ');
        const known = phrases.get(key) ?? {
          stems,
          written: new Map<string, number>(),
          counts: Array.from({ length: themes }, () => 0),
        };
        phrases.set(key, known);
        const words = whole.map(({ word }) => word).join(' ');
        known.written.set(words, (known.written.get(words) ?? 0) + 1);
        if (!seen.has(key)) known.counts[theme]! += 1;
        seen.add(key);
      }
    });
  }
  return [...phrases.values()];
}

/** How much more of the theme's passages have it than of all. */
function scoreOf({ stems, counts }: Phrase, theme: number, size: number, all: number): number {
  const here = counts[theme] ?? 0;
  if (here < Math.min(3, size)) return 0;
  const everywhere = counts.reduce((sum, each) => sum + each, 0);
  const [share, usual] = [here / size, everywhere / all];
  return share * Math.sqrt(share) * Math.log(share / usual) * (stems.length > 1 ? PAIR_WEIGHT : 1);
}

const usualForm = ({ written }: Phrase): string =>
  [...written].toSorted(([, a], [, b]) => b - a)[0]?.[0] ?? '';
