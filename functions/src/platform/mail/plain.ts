/**
 * Makes text that a person typed safe for e-mails: GOV.UK Notify interprets markdown, so a name such as
 * `[click](https://…)` or a line beginning with # would become a link or heading that seems to come from the council.
 */
export function plain(typed: string): string {
  return typed
    .replaceAll(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/[[\]`*_~<>|\\]/g, '')
    .replaceAll(/^[ \t]*(#+|\^+|-{3,}|\+|-|\d+\.)[ \t]*/gm, '')
    .replaceAll(/\bhttps?:\/\//gi, '')
    .replaceAll(/^[ \t]+/gm, '')
    .trim();
}

/** As `plain`, on one line: for a subject or a name. */
export function plainLine(typed: string): string {
  return plain(typed.replaceAll(/\s+/g, ' '));
}
