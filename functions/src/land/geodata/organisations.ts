/** Words that say what kind of council one is. */
const KINDS =
  'council city borough london metropolitan district county unitary authority royal the of';
const KIND_OF_COUNCIL = new Set(KINDS.split(' '));
/** Words that names of many councils have. */
const COMMON = new Set([...KIND_OF_COUNCIL, 'and', 'upon']);

/** A council's name without the words that many have: 'newcastle' of Newcastle City Council. */
export const townOf = (council: string): string =>
  council
    .split(/\s+/)
    .filter((word) => !KIND_OF_COUNCIL.has(word.toLowerCase()))
    .join(' ');

/** More names than these would hide the figure. */
const MAX_NAMES = 3;

/** The names of organisations that are not the council's own. */
export function otherNames(organisations: readonly string[], council: string): string[] {
  const own = telling(council);
  const names = [...new Set(organisations.map(nameOf))].filter(
    (name) => telling(name).length > 0 && !isSameName(telling(name), own),
  );
  return names.slice(0, MAX_NAMES);
}

/**
 * Whether none of the organisations is one of these. They come as names, as addresses that end with a name and as codes
 * of several registers: only what is of one form can be told apart.
 */
export function isOther(own: readonly string[], organisations: readonly string[]): boolean {
  const ours = own.flatMap(identityOf);
  const pairs = organisations
    .flatMap(identityOf)
    .flatMap((one) =>
      ours.filter(({ form }) => form === one.form).map((other) => ({ one, other })),
    );
  return pairs.length > 0 && !pairs.some(({ one, other }) => isSame(one, other));
}

type Identity =
  | { form: 'name'; words: readonly string[] }
  | { form: 'statistics' | 'register' | 'address'; id: string };

/** None of a name that could be any council's. */
function identityOf(organisation: string): Identity[] {
  const text = organisation.trim().replace(/[/#]$/, '').toLowerCase();
  const last = lastPart(text);
  // 'E08000021' and 'local-authority:NET', by themselves or at the end of an address.
  if (/^[a-z]\d{8}$/.test(last)) return [{ form: 'statistics', id: last }];
  if (/local-authority(?:-[a-z]+)?[:/][a-z]{3}$/.test(text))
    return [{ form: 'register', id: last }];
  const name = nameOf(text);
  if (name === '') return [{ form: 'address', id: text.replace(/^https?:\/\/(?:www\.)?/, '') }];
  const words = telling(name);
  return words.length > 0 ? [{ form: 'name', words }] : [];
}

const isSame = (one: Identity, other: Identity): boolean =>
  one.form === 'name'
    ? other.form === 'name' && isSameName(one.words, other.words)
    : other.form !== 'name' && one.id === other.id;

/** 'Newcastle' and 'Newcastle upon Tyne' are one, South Tyneside and North Tyneside are not. */
function isSameName(one: readonly string[], other: readonly string[]): boolean {
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  return short.length > 0 && short.every((word) => long.includes(word));
}

const telling = (name: string) =>
  (name.toLowerCase().match(/[a-z]+/g) ?? []).filter((word) => !COMMON.has(word));

const lastPart = (text: string) => text.split(/[/:#=]/).findLast((part) => part !== '') ?? '';

/** Of an address its last part: '…/id/metropolitan-district-council/south-tyneside'; nothing of a mere code. */
function nameOf(organisation: string): string {
  if (!/^https?:/i.test(organisation)) return organisation.trim();
  const last = lastPart(organisation);
  if (/\d|\./.test(last)) return '';
  return last
    .split('-')
    .map((word) => (COMMON.has(word) ? word : word.charAt(0).toUpperCase() + word.slice(1)))
    .join(' ');
}
