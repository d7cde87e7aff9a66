import type { PublishedText } from '../queries/papers.ts';
import { heading, type Paper, paragraph } from './paper.ts';
import { reportPaperMessages as messages } from './messages.ts';

/** Published representations for an examination, by policy, each with a bookmark. They come in their order. */
export function packPaper(
  consultation: string,
  around: Omit<Paper, 'title' | 'parts'>,
  texts: readonly PublishedText[],
): Paper {
  const policies = [...new Set(texts.map(({ policy }) => policy))];
  return {
    ...around,
    title: messages.packTitle(consultation),
    parts: [
      paragraph(messages.packAbout(texts.length)),
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
