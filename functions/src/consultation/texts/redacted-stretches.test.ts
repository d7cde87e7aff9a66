import { describe, expect, it } from 'vitest';
import type { TextDocument, TextMark, TextNode } from '../ground/texts/text-nodes.ts';
import { redactedAnew } from './redacted-stretches.ts';

const mark: TextMark = {
  type: 'redaction',
  attrs: { id: 'mark-0001', redactionType: 'name', comment: '' },
};
/** Paragraphs in which what stands in brackets is redacted, always by the same mark. */
const textOf = (...paragraphs: string[]): TextDocument => ({
  type: 'doc',
  content: paragraphs.map((words): TextNode => ({
    type: 'paragraph',
    content: words
      .split(/[[\]]/)
      .map((text, at): TextNode => ({ type: 'text', text, marks: at % 2 === 1 ? [mark] : [] }))
      .filter(({ text }) => text !== ''),
  })),
});

describe('what is redacted anew', () => {
  it.each([
    ['the first redaction of a text', 'Ann and Ann', '[Ann] and Ann', ['Ann']],
    ['the same again', '[Ann] and Ann', '[Ann] and Ann', []],
    ['the same mark at the same words elsewhere', '[Ann] and Ann', 'Ann and [Ann]', ['Ann']],
    ['a part of a word more', 'My n[ame] is', 'My [name] is', ['name']],
    ['words after it were changed', '[Ann] and Bo', '[Ann] and Cy', []],
    ['a redaction taken away', '[Ann] and [Bo]', '[Ann] and Bo', []],
  ])('%s', (_what, before, now, anew) => {
    expect(redactedAnew(textOf(before), textOf(now))).toEqual(anew);
  });

  it('is all of a text that nobody has saved before, and each paragraph by itself', () => {
    expect(redactedAnew(undefined, textOf('[Ann]', 'Bo'))).toEqual(['Ann']);
    expect(redactedAnew(textOf('[Ann]', 'Bo'), textOf('[Ann]', '[Bo]'))).toEqual(['Bo']);
  });
});
