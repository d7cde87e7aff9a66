/** A part of a text, by its place. */
export interface Passage {
  start: number;
  length: number;
  text: string;
}

const sentences = new Intl.Segmenter('en-GB', { granularity: 'sentence' });
/** Sentences up to this many characters are read together: what belongs to one thought mostly fits. */
const MAX_CHUNK = 400;

/** The sentences of a text, without the white space around them. */
export function sentencesOf(text: string): Passage[] {
  return [...sentences.segment(text)].flatMap(({ segment, index }) => {
    const trimmed = segment.trim();
    const start = index + segment.indexOf(trimmed);
    return trimmed === '' ? [] : [{ start, length: trimmed.length, text: trimmed }];
  });
}

/** Sentences that stand together in one paragraph, up to the length of a thought. */
export function chunksOf(text: string): Passage[][] {
  const chunks: Passage[][] = [];
  let end = 0;
  for (const sentence of sentencesOf(text)) {
    const chunk = chunks.at(-1);
    const first = chunk?.[0];
    const apart = /\n\s*\n/.test(text.slice(end, sentence.start));
    end = sentence.start + sentence.length;
    if (chunk && first && !apart && end - first.start <= MAX_CHUNK) chunk.push(sentence);
    else chunks.push([sentence]);
  }
  return chunks;
}
