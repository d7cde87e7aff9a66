import type { TextDocument, TextMark, TextNode } from '../../ground/texts/text-nodes.ts';

const PIXEL =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';

export const text = (words: string, ...marks: TextMark[]): TextNode => ({
  type: 'text',
  text: words,
  marks,
});
export const paragraph = (...content: TextNode[]): TextNode => ({ type: 'paragraph', content });
export const redaction = (id: string, comment = '', redactionType = 'name'): TextMark => ({
  type: 'redaction',
  attrs: { id, redactionType, comment },
});

/** A text in which these words are redacted in every place where words can stand. */
export function textWith(words: readonly string[], part: number): TextDocument {
  const lines = (...marks: TextMark[]) =>
    words.flatMap((each, at): TextNode[] => [
      ...(at > 0 ? [{ type: 'hardBreak', marks }] : []),
      text(each, ...marks),
    ]);
  const [first = ''] = words;
  const proto = redaction('__proto__', first, 'other');
  const link = {
    type: 'link',
    attrs: { href: `https://example.test/${encodeURIComponent(first)}`, title: first },
  };
  const sub = {
    type: 'subRepresentation',
    attrs: { id: 'mark-part', subRepId: part, comment: first },
  };
  return {
    type: 'doc',
    content: [
      {
        type: 'heading',
        attrs: { level: 2 },
        content: [text('Of '), ...lines(redaction('mark-head'))],
      },
      paragraph(
        text('The lane floods. Call '),
        ...lines(redaction('mark-bold', first), { type: 'bold' }, link),
        text(' soon.'),
      ),
      ...words.map((each) => paragraph(text(each, redaction('mark-many', first, 'address')))),
      paragraph(
        text('Before '),
        text(first, redaction('mark-over')),
        ...lines(redaction('mark-more'), redaction('mark-over')),
        text(' after.'),
      ),
      {
        type: 'bulletList',
        content: [{ type: 'listItem', content: words.map((each) => paragraph(text(each, proto))) }],
      },
      {
        type: 'blockquote',
        content: [paragraph(...lines(redaction('mark-part-1')), text(' said the part', sub))],
      },
      { type: 'figure', attrs: { src: PIXEL, alt: first, caption: words.join(' ') } },
    ],
  };
}
