/** A header without case, spaces and punctuation, as the standard compares them. */
export function plainHeader(header: string): string {
  return header.toLowerCase().replace(/[^a-z0-9]/g, '');
}
