import type { TextDocument, TextNode } from '@contract/consultation/ground/texts/text-nodes.ts';
import { chakra } from '@chakra-ui/react';
import { createElement, type ReactNode } from 'react';
import { readLook } from './text-look.ts';

const TAGS: Record<string, string> = {
  paragraph: 'p',
  bulletList: 'ul',
  orderedList: 'ol',
  listItem: 'li',
  blockquote: 'blockquote',
};
const EMPHASIS: Record<string, string> = {
  bold: 'strong',
  italic: 'em',
  underline: 'u',
  strike: 's',
};

/** A text of words and emphasis, as it is read: what `publicDocument` gives. */
export const DocumentView = ({ document, label }: { document: TextDocument; label: string }) => (
  <View role="region" aria-label={label} tabIndex={0}>
    {document.content.map(nodeOf)}
  </View>
);

function nodeOf(node: TextNode, at: number): ReactNode {
  if (node.type === 'hardBreak') return <br key={at} />;
  if (node.type === 'text') return <span key={at}>{emphasised(node)}</span>;
  const tag = node.type === 'heading' ? `h${headingLevel(node)}` : (TAGS[node.type] ?? 'div');
  return createElement(tag, { key: at }, ...(node.content ?? []).map(nodeOf));
}

/** The page has a title of its own, so a text's headings begin below it. */
const headingLevel = (node: TextNode) => Math.min(4, Number(node.attrs?.['level'] ?? 1) + 1);

const emphasised = ({ text = '', marks = [] }: TextNode): ReactNode =>
  marks.reduce<ReactNode>(
    (inner, { type }) => (EMPHASIS[type] ? createElement(EMPHASIS[type], {}, inner) : inner),
    text,
  );

const View = chakra('div', { base: readLook });
