import { directionsOf, nearestOf } from './directions.ts';
import { chunksOf, type Passage } from './passages.ts';
import { themeNames } from './phrases.ts';
import { meaningfulStems } from './terms.ts';
import { Weighing } from './vectors.ts';

export interface ReadText {
  id: number;
  text: string;
}

export interface ThemePassage {
  id: number;
  start: number;
  length: number;
  /** How much it is of the theme, from 0 to 1. */
  weight: number;
}

/** What several texts are about, as their words have it. */
export interface FoundTheme {
  name: string;
  /** The surest first. */
  passages: ThemePassage[];
}

/** A sentence is of a theme if it is as near to it as this. */
const NEAR = 0.16;
/** Themes are learnt from so many chunks, spread over all texts. */
const MAX_LEARNT_CHUNKS = 8000;
/** Of fewer texts, what they have in common is read sooner than computed. */
export const MIN_TEXTS = 10;

/** How many themes are looked for unless somebody says: texts of a hundred have four, of a thousand thirteen. */
export const usualThemes = (texts: number): number =>
  Math.min(20, Math.max(3, Math.round(Math.sqrt(texts / 6))));

/** Finds what texts are about, by the words that stand in them; none where there are too few. Another seed begins elsewhere. */
export function findThemes(
  texts: readonly ReadText[],
  themes = usualThemes(texts.length),
  seed?: number,
): FoundTheme[] {
  if (texts.length < MIN_TEXTS) return [];
  const chunks = texts.flatMap(({ id, text }) =>
    chunksOf(text).map((sentences) => ({
      id,
      sentences,
      stems: meaningfulStems(sentences.map((each) => each.text).join(' ')),
    })),
  );
  const every = Math.ceil(chunks.length / MAX_LEARNT_CHUNKS);
  const learnt = chunks.filter(({ stems }, at) => at % every === 0 && stems.length > 2);
  const weighing = new Weighing(learnt.map(({ stems }) => stems));
  const vectors = learnt
    .map(({ stems }) => weighing.vectorOf(stems))
    .filter((each) => each.length > 0);
  const directions = directionsOf(vectors, weighing.terms, themes, seed);
  const placed = chunks.flatMap(({ id, sentences, stems }) => {
    const whole = nearestOf(weighing.vectorOf(stems), directions);
    return passagesOf(sentences, whole, (sentence) =>
      nearestOf(weighing.vectorOf(meaningfulStems(sentence.text)), directions),
    ).map((each) => ({ ...each, id }));
  });
  const names = themeNames(placed, directions.length);
  return names
    .map((name, theme) => ({
      name,
      passages: placed
        .filter((each) => each.theme === theme)
        .map(({ id, start, length, weight }) => ({ id, start, length, weight }))
        .toSorted((a, b) => b.weight - a.weight),
    }))
    .filter(({ name, passages }) => name !== '' && passages.length > 0)
    .toSorted((a, b) => b.passages.length - a.passages.length);
}

type Nearest = ReturnType<typeof nearestOf>;

/** The sentences of a chunk that are of a theme by themselves, and one for the theme of the whole. */
function passagesOf(
  sentences: readonly Passage[],
  whole: Nearest,
  nearestTo: (sentence: Passage) => Nearest,
) {
  const each = sentences.map((sentence) => ({ ...sentence, ...nearestTo(sentence) }));
  const found = each.filter(
    ({ near, place }) => near >= NEAR || (place === whole.place && near > 0),
  );
  const passages = found.map(({ place, near, ...passage }) => ({
    ...passage,
    theme: place,
    weight: near,
  }));
  const told = passages.some(({ theme }) => theme === whole.place);
  const longest = sentences.toSorted((a, b) => b.length - a.length)[0];
  if (told || whole.near <= 0 || !longest) return passages;
  return [...passages, { ...longest, theme: whole.place, weight: whole.near }];
}
