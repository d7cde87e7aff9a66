import type { AskedWording } from '../../ground/documents/answer-wordings.ts';
import { givenAnswerMessages as messages } from '../../answers/council-messages.ts';

/**
 * Wordings as a file calls them: those of different questions with one title by their sections and numbers as well, and
 * earlier ones of a question by the last edition that asked it so.
 */
export const toldApart = (wordings: readonly AskedWording[]): AskedWording[] =>
  wordings.map((wording, at) => {
    const { id, title, section, number, editions } = wording;
    const isAlone = wordings.every((each) => each.id === id || each.title !== title);
    const called = isAlone ? title : messages.toldApart(number, section, title);
    const isEarlier = wordings.findIndex((each) => each.id === id) < at;
    return {
      ...wording,
      title: isEarlier ? messages.askedUntil(called, editions[0] ?? 0) : called,
      parts: isEarlier ? wording.parts : toldApart(wording.parts),
    };
  });
