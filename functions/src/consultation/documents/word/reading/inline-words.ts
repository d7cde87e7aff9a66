import { escapeHtml } from '../../../../platform/html.ts';
import { linkKind } from '../../../../platform/link-address.ts';
import { wordLosses } from '../messages.ts';
import { readSigns } from './unpack-word.ts';
import type { WordNode, WordNoteReference, WordPicture, WordRun } from './word-nodes.ts';

interface Style {
  bold: boolean;
  italic: boolean;
  underlined: boolean;
  /** '' without one. */
  link: string;
}
interface Span extends Style {
  text: string;
}

/** The words of one paragraph of a Word file, with what stands among them. */
export interface InlineWords {
  html: string;
  plain: string;
  isBold: boolean;
  /** The words of its links. */
  linked: string[];
  /** Words that are bold, and those that are italic or underlined. */
  bold: string[];
  slanted: string[];
  pictures: WordPicture[];
  losses: string[];
}

const PLAIN: Style = { bold: false, italic: false, underlined: false, link: '' };
const SMALL_SIGNS = {
  superscript: new Map(
    [...'0123456789+-=()n'].map((sign, at) => [sign, [...'⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾ⁿ'][at]!]),
  ),
  subscript: new Map([...'0123456789+-=()'].map((sign, at) => [sign, [...'₀₁₂₃₄₅₆₇₈₉₊₋₌₍₎'][at]!])),
};

/** Reads a paragraph. `numberOfNote` gives what stands in the text for a footnote: its number. */
export function inlineWords(
  nodes: readonly WordNode[],
  numberOfNote: (reference: WordNoteReference) => number,
): InlineWords {
  const spans: Span[] = [];
  const pictures: WordPicture[] = [];
  const losses: string[] = [];
  const say = (text: string, style: Style) => {
    const { plain, lost } = readSigns(text);
    losses.push(...lost.map((kind) => wordLosses[kind]));
    if (plain !== '') spans.push({ ...style, text: plain });
  };
  const read = (each: readonly WordNode[], style: Style) => {
    for (const node of each) readOne(node, style);
  };
  const readOne = (node: WordNode, style: Style) => {
    if (node.type === 'text') say(node.value, style);
    else if (node.type === 'tab') say(' ', style);
    else if (node.type === 'break' && node.breakType === 'line') say('\n', style);
    else if (node.type === 'checkbox') say(node.checked ? '☑' : '☐', style);
    else if (node.type === 'noteReference') say(`[${numberOfNote(node)}]`, PLAIN);
    else if (node.type === 'commentReference') losses.push(wordLosses.comment);
    else if (node.type === 'image') pictures.push(node);
    else if (node.type === 'hyperlink') {
      const { link, loss } = linkOf(node, wordsIn(node.children));
      if (loss !== undefined) losses.push(loss);
      read(node.children, { ...style, link: link || style.link });
    } else if (node.type === 'run') readRun(node, style);
    else if ('children' in node) read(node.children, style);
  };
  const readRun = (run: WordRun, style: Style) => {
    const words = wordsIn(run.children);
    if (run.verticalAlignment === 'hidden') {
      if (words.trim() !== '') losses.push(wordLosses.hidden);
      return;
    }
    if (run.isStrikethrough && words.trim() !== '') losses.push(wordLosses.struck(words.trim()));
    read(small(run), {
      link: style.link,
      bold: style.bold || run.isBold || run.styleName === 'Strong',
      italic: style.italic || run.isItalic || run.styleName === 'Emphasis',
      // Links are underlined by themselves.
      underlined: style.underlined || (run.isUnderline && style.link === ''),
    });
  };
  read(nodes, PLAIN);
  const said = spans.filter(({ text }) => text.trim() !== '');
  return {
    html: htmlOfSpans(spans),
    plain: spans
      .map(({ text }) => text)
      .join('')
      .trim(),
    isBold: said.length > 0 && said.every(({ bold }) => bold),
    linked: said.filter(({ link }) => link !== '').map(({ text }) => text.trim()),
    bold: said.filter(({ bold }) => bold).map(({ text }) => text.trim()),
    slanted: said
      .filter(({ italic, underlined }) => italic || underlined)
      .map(({ text }) => text.trim()),
    pictures,
    losses,
  };
}

/** 10 m² keeps its sign; what has none reads like any other text. */
function small({ children, verticalAlignment }: WordRun): WordNode[] {
  if (verticalAlignment !== 'superscript' && verticalAlignment !== 'subscript') return children;
  const signs = SMALL_SIGNS[verticalAlignment];
  return children.map((node) =>
    node.type === 'text' && [...node.value].every((sign) => signs.has(sign))
      ? { type: 'text', value: [...node.value].map((sign) => signs.get(sign)!).join('') }
      : node,
  );
}

const wordsIn = (nodes: readonly WordNode[]): string =>
  nodes
    .map((node) =>
      node.type === 'text'
        ? readSigns(node.value).plain
        : 'children' in node
          ? wordsIn(node.children)
          : '',
    )
    .join('');

function linkOf(
  { href, anchor }: { href?: string; anchor?: string },
  words: string,
): { link: string; loss?: string } {
  if (words.trim() === '') return { link: '' };
  if (anchor !== undefined || href?.startsWith('#'))
    return { link: '', loss: wordLosses.linkWithin(words.trim()) };
  const isAllowed = href !== undefined && linkKind(href) !== undefined;
  return isAllowed ? { link: href } : { link: '', loss: wordLosses.linkKind(words.trim()) };
}

/** What stands beside one another in the same style is one element: Word divides words as it was typed. */
function htmlOfSpans(spans: readonly Span[]): string {
  const merged: Span[] = [];
  for (const span of spans) {
    const before = merged.at(-1);
    const isAlike =
      before !== undefined &&
      before.bold === span.bold &&
      before.italic === span.italic &&
      before.underlined === span.underlined &&
      before.link === span.link;
    if (isAlike) before.text += span.text;
    else merged.push({ ...span });
  }
  return merged.map(htmlOfSpan).join('').trim();
}

function htmlOfSpan({ text, bold, italic, underlined, link }: Span): string {
  let html = escapeHtml(text).replaceAll('\n', '<br>');
  if (text.trim() === '') return html;
  if (underlined) html = `<u>${html}</u>`;
  if (italic) html = `<em>${html}</em>`;
  if (bold) html = `<strong>${html}</strong>`;
  return link === '' ? html : `<a href="${escapeHtml(link)}">${html}</a>`;
}
