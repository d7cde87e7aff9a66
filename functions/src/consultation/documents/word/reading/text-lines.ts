/** A paragraph of a text, or a line of a list. */
export interface TextLine {
  html: string;
  list: { level: number; isOrdered: boolean } | null;
  isQuote: boolean;
}

type ListLine = TextLine & { list: NonNullable<TextLine['list']> };

/** Paragraphs and lists as HTML; lines of lists stand within one another by their levels. */
export function htmlOfLines(lines: readonly TextLine[]): string {
  let html = '';
  for (let at = 0; at < lines.length;) {
    const line = lines[at]!;
    if (!isInList(line)) {
      html += line.isQuote ? `<blockquote><p>${line.html}</p></blockquote>` : `<p>${line.html}</p>`;
      at += 1;
      continue;
    }
    let end = at;
    while (end < lines.length && isInList(lines[end]!)) end += 1;
    html += htmlOfList(lines.slice(at, end) as ListLine[]);
    at = end;
  }
  return html;
}

const isInList = (line: TextLine): line is ListLine => line.list !== null;

function htmlOfList(lines: readonly ListLine[]): string {
  let html = '';
  let open = '';
  for (let at = 0; at < lines.length;) {
    const { html: words, list } = lines[at]!;
    let end = at + 1;
    while (end < lines.length && lines[end]!.list.level > list.level) end += 1;
    const tag = list.isOrdered ? 'ol' : 'ul';
    if (open !== tag) html += `${open && `</${open}>`}<${tag}>`;
    open = tag;
    html += `<li><p>${words}</p>${htmlOfList(lines.slice(at + 1, end))}</li>`;
    at = end;
  }
  return open ? `${html}</${open}>` : html;
}
