/** A header without case, spaces and punctuation, as the standard compares them. */
export function plainHeader(header: string): string {
  return header.toLowerCase().replace(/[^a-z0-9]/g, '');
}

/** No header that anybody knows is longer, with or without its remark. */
const MAX_HEADER_LENGTH = 300;

/** A header without what stands in brackets. */
export function withoutRemarks(header: string): string {
  return header.length > MAX_HEADER_LENGTH ? header : header.replaceAll(/[([].*?[)\]]/g, '');
}
