import { tagMessages as messages } from './messages.ts';

/** Specification 000 section 5. */
export const MIN_TAG_NAME_LENGTH = 3;
export const MAX_TAG_NAME_LENGTH = 60;
/** What is taken as typed: above the limit for a name, so that a name that is too long is refused beside its field. */
export const MAX_TYPED_TAG_LENGTH = 1_000;

/** A tag as it is stored: lower case, a hyphen for each run of white space (specification 000 section 5). */
export function tagName(typed: string): string {
  return typed.normalize('NFC').trim().toLowerCase().replaceAll(/\s+/g, '-');
}

/** Why a name is invalid; null if it is valid. A bar separates id and name in `site_tags`. */
export function tagNameProblem(name: string): string | null {
  // As PostgreSQL counts characters: a face is one.
  const { length } = [...name];
  if (length < MIN_TAG_NAME_LENGTH) return messages.tooShort(MIN_TAG_NAME_LENGTH);
  if (length > MAX_TAG_NAME_LENGTH) return messages.tooLong(MAX_TAG_NAME_LENGTH);
  if (name.includes('|') || /[\p{Cc}\p{Cf}]/u.test(name)) return messages.badCharacter;
  return null;
}
