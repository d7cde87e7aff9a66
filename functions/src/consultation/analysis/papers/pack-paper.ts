import type { PublishedText } from '../queries/papers.ts';
import { heading, type Paper, paragraph } from './paper.ts';
import { reportPaperMessages as messages } from './messages.ts';

/** Which part of a pack it is, from 0, and which of all representations it begins after. */
interface Volume {
  at: number;
  all: number;
  from: number;
  of: number;
}

/** Published representations for an examination, by policy, each with a bookmark. They come in their order. */
export function packPaper(
  consultation: string,
  around: Omit<Paper, 'title' | 'parts'>,
  texts: readonly PublishedText[],
  { at, all, from, of }: Volume = { at: 0, all: 1, from: 0, of: texts.length },
): Paper {
  const policies = [...new Set(texts.map(({ policy }) => policy))];
  return {
    ...around,
    title:
      all === 1
        ? messages.packTitle(consultation)
        : messages.volumeTitle(consultation, at + 1, all),
    parts: [
      paragraph(
        all === 1
          ? messages.packAbout(texts.length)
          : messages.volumeAbout(from + 1, from + texts.length, of),
      ),
      ...policies.flatMap((policy) => [
        heading(2, policy ?? messages.noPolicy),
        ...texts
          .filter((each) => each.policy === policy)
          .flatMap(({ id, representee, attitude, topics, plain }) => [
            heading(3, messages.packHead(id, representee)),
            ...[messages.facts(attitude, topics), plain].flatMap((text) =>
              text.trim() === '' ? [] : paragraph(text),
            ),
          ]),
      ]),
    ],
  };
}
