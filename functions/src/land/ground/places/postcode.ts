/** A typed postcode or the beginning of one. */
export interface TypedPostcode {
  /** As in addresses: upper case, one space before the inward part. */
  text: string;
  part: 'outward' | 'begun' | 'full';
}

const OUTWARD = '[A-Z]{1,2}[0-9][A-Z0-9]?';
const FULL = new RegExp(`^(${OUTWARD})([0-9][A-Z]{2})$`);
const BEGUN = new RegExp(`^(${OUTWARD}) ([0-9][A-Z]?)$`);
const ALONE = new RegExp(`^${OUTWARD}$`);

/** The postcode in these letters, with or without its space; undefined for anything else. */
export function typedPostcode(term: string): TypedPostcode | undefined {
  const text = term.trim().toUpperCase().replaceAll(/\s+/g, ' ');
  const full = FULL.exec(text.replaceAll(' ', ''));
  if (full) return { text: `${full[1]} ${full[2]}`, part: 'full' };
  if (BEGUN.test(text)) return { text, part: 'begun' };
  return ALONE.test(text) ? { text, part: 'outward' } : undefined;
}
