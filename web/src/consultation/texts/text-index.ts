import type { Node } from '@tiptap/pm/model';

/** The words of a text as one string, a line for each block, with the place of each letter in the document. */
export interface TextIndex {
  words: string;
  places: number[];
}

/** Reads a document from beginning to end. */
export function textIndex(doc: Node): TextIndex {
  let words = '';
  const places: number[] = [];
  doc.descendants((node, pos) => {
    if (node.isTextblock && words !== '') {
      words += '\n';
      places.push(pos);
    }
    if (!node.isInline) return;
    const said = node.isText ? (node.text ?? '') : '\n';
    words += said;
    for (let at = 0; at < said.length; at++) places.push(pos + at);
  });
  return { words, places };
}

/** Where words stand in a text, the first time from an offset on; undefined where they do not. */
export function locate(
  { words, places }: TextIndex,
  sought: string,
  from = 0,
): { from: number; to: number } | undefined {
  const at = sought === '' ? -1 : words.indexOf(sought, from);
  if (at < 0) return undefined;
  const last = at + sought.length - 1;
  return { from: places[at] ?? 0, to: (places[last] ?? 0) + 1 };
}
