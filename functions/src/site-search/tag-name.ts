/** A tag as it is stored (specification 000 section 5): lower case, a hyphen for every space. */
export function tagName(text: string): string {
  return text.trim().toLowerCase().replaceAll(/\s+/g, '-');
}
