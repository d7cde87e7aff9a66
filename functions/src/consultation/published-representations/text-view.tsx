import { createElement, Fragment, type ReactNode } from 'react';
import type { TextDocument, TextNode } from '../ground/texts/text-nodes.ts';

const EMPHASIS: Record<string, string> = {
  bold: 'strong',
  italic: 'em',
  underline: 'u',
  strike: 's',
};
const BLOCKS: Record<string, string> = {
  paragraph: 'p',
  bulletList: 'ul',
  orderedList: 'ol',
  listItem: 'li',
  blockquote: 'blockquote',
};
/** Their headings stand below ours. */
const HEADINGS = ['h3', 'h4', 'h5'];

/** A public text as a page shows it, each paragraph and list from its own side; what is not known is left out. */
export const TextView = ({ document }: { document: TextDocument }) => (
  <>{document.content.map((node, at) => viewOf(node, at, 'auto'))}</>
);

/** `dir`: of what stands by itself; what stands within it follows it. */
function viewOf(node: TextNode, key: number, dir?: 'auto'): ReactNode {
  if (node.type === 'text') return emphasised(node, key);
  if (node.type === 'hardBreak') return <br key={key} />;
  const children = (node.content ?? []).map((child, at) => viewOf(child, at));
  if (node.type === 'heading') {
    const level = Number(node.attrs?.['level'] ?? 1);
    return createElement(HEADINGS[level - 1] ?? 'h5', { key, dir }, children);
  }
  const tag = BLOCKS[node.type];
  return tag === undefined ? null : createElement(tag, { key, dir }, children);
}

const emphasised = ({ text, marks = [] }: TextNode, key: number): ReactNode =>
  marks.reduce<ReactNode>(
    (inner, { type }) => {
      const tag = EMPHASIS[type];
      return tag === undefined ? inner : createElement(tag, { key }, inner);
    },
    <Fragment key={key}>{text}</Fragment>,
  );
