import { headingAt } from '../../view/place.ts';
import type { SimpleQuestion } from './schema.ts';
import { withoutTags } from '../../../../../platform/markup.ts';

/** What a question says, wherever it stands. */
export type QuestionText = Pick<SimpleQuestion, 'title' | 'question' | 'note'>;

/** Ids of the parts of a question that name and explain its fields. */
export const idsOf = (id: string) => ({
  legend: `${id}-legend`,
  words: `${id}-words`,
  note: `${id}-note`,
  limits: `${id}-limits`,
});

const isSaid = (html: string) => withoutTags(html).replaceAll('&nbsp;', '').trim() !== '';

/** Which parts explain a field; undefined for none. */
export function explainedBy(
  id: string,
  { title, question, note }: QuestionText,
  ...more: (string | false)[]
) {
  const ids = idsOf(id);
  const parts = [title && isSaid(question) && ids.words, note && ids.note, ...more];
  return parts.filter(Boolean).join(' ') || undefined;
}

/** The title of a question, or its words where it has none: HTML that the server has cleaned, without blocks. */
export const QuestionLegend = ({
  id,
  of: { title, question },
  level,
}: {
  id: string;
  of: QuestionText;
  level: number;
}) => {
  const Heading = headingAt(level);
  return title ? (
    <Heading id={idsOf(id).legend}>{title}</Heading>
  ) : (
    <Heading id={idsOf(id).legend} dangerouslySetInnerHTML={{ __html: withoutBlocks(question) }} />
  );
};

const withoutBlocks = (html: string) =>
  html
    .replaceAll(/<\/(?:p|li|h\d|blockquote)>/g, ' ')
    .replaceAll(/<\/?(?!\/?(?:a|strong|em|u|s|sub|sup)\b)[^<>]*>/g, '');

/** What stands between the title of a question and its fields. */
export const QuestionWords = ({
  id,
  of: { title, question, note },
}: {
  id: string;
  of: QuestionText;
}) => (
  <>
    {title && isSaid(question) && (
      <div className="prose" id={idsOf(id).words} dangerouslySetInnerHTML={{ __html: question }} />
    )}
    {note && (
      <p className="quiet note" id={idsOf(id).note}>
        {note}
      </p>
    )}
  </>
);
