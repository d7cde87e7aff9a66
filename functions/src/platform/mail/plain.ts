/**
 * Makes text that a person typed safe for e-mails: GOV.UK Notify interprets markdown, so a name such as
 * `[click](https://…)` or a line beginning with # would become a link or heading that seems to come from the council.
 */
export function plain(typed: string): string {
  return withoutLinks(typed)
    .replaceAll(/[[\]`*_~<>|\\]/g, '')
    .replaceAll(/^[ \t]*(#+|\^+|-{3,}|\+|-|\d+\.)[ \t]*/gm, '')
    .replaceAll(/\bhttps?:\/\//gi, '')
    .replaceAll(/^[ \t]+/gm, '')
    .trim();
}

/**
 * The words of [words](address) and ![words](address) alone. Read once from left to right: an expression would look for
 * the end of a link from every bracket that opens.
 */
function withoutLinks(typed: string): string {
  const kept: string[] = [];
  let from = 0;
  let close = -1;
  let end = -1;
  for (let open = typed.indexOf('['); open !== -1; open = typed.indexOf('[', open + 1)) {
    if (close <= open) close = typed.indexOf(']', open + 1);
    if (close === -1) break;
    if (typed[close + 1] !== '(') continue;
    if (end < close) end = typed.indexOf(')', close + 2);
    if (end === -1) break;
    const start = open > from && typed[open - 1] === '!' ? open - 1 : open;
    kept.push(typed.slice(from, start), typed.slice(open + 1, close));
    from = end + 1;
    open = end;
  }
  return [...kept, typed.slice(from)].join('');
}

/** As `plain`, on one line: for a subject or a name. */
export function plainLine(typed: string): string {
  return plain(typed.replaceAll(/\s+/g, ' '));
}
