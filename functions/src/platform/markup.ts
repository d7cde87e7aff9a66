/** An element as it stands in a text: its opening tag, and what lies between that and its closing one. */
export interface MarkedUp {
  tag: string;
  inside: string;
}

/** How an element begins and ends; expressions are global. */
interface Ends {
  open: RegExp;
  close: RegExp;
}

/**
 * HTML without its tags, with something else instead of each. In one pass: `/<[^>]*>/g` would read a page of '<' to its
 * end for each of them.
 */
export function withoutTags(html: string, instead = ''): string {
  const kept: string[] = [];
  let from = 0;
  for (let at = html.indexOf('<'); at !== -1; at = html.indexOf('<', from)) {
    const end = html.indexOf('>', at);
    if (end === -1) break;
    kept.push(html.slice(from, at));
    from = end + 1;
  }
  return [...kept, html.slice(from)].join(instead);
}

/** The elements that begin and end so, in their order; one within another is what lies inside that. */
export function elementsIn(text: string, ends: Ends): MarkedUp[] {
  return [...placedElements(text, ends)].map(({ tag, inside }) => ({ tag, inside }));
}

/** A text with something else instead of each element that begins and ends so. */
export function replaceElements(
  text: string,
  ends: Ends,
  instead: (element: MarkedUp) => string,
): string {
  const kept: string[] = [];
  let from = 0;
  for (const element of placedElements(text, ends)) {
    kept.push(text.slice(from, element.start), instead(element));
    from = element.end;
  }
  return [...kept, text.slice(from)].join('');
}

/** What is never closed is looked for once, not from each place where it opens. `<x/>` has nothing inside. */
function* placedElements(
  text: string,
  { open, close }: Ends,
): Generator<MarkedUp & { start: number; end: number }> {
  let isClosed = true;
  const opening = new RegExp(open);
  const closing = new RegExp(close);
  for (let found = opening.exec(text); found; found = opening.exec(text)) {
    const [tag] = found;
    const after = found.index + tag.length;
    if (tag.endsWith('/>')) {
      yield { tag, inside: '', start: found.index, end: after };
      continue;
    }
    closing.lastIndex = after;
    const last: RegExpExecArray | null = isClosed ? closing.exec(text) : null;
    isClosed = last !== null;
    if (!last) continue;
    const end = last.index + last[0].length;
    yield { tag, inside: text.slice(after, last.index), start: found.index, end };
    opening.lastIndex = end;
  }
}
