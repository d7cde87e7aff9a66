import { HOUSES, STREETS } from './dictionary.ts';
import {
  type PersonalPassage,
  type PassageRange,
  countBefore,
  findings,
  overlapsAnyOf,
} from './personal-passage.ts';

const POSTCODE = /\b(?:[A-Z]{1,2}\d[A-Z\d]?[^\S\n]{0,2}\d[A-Z]{2}|GIR ?0AA)\b/g;
/** No word of an address is longer: one without a space is not looked through from each of its letters. */
const CAPITAL = "\\p{Lu}[\\p{L}'’-]{0,60}";
const NUMBER = '\\d{1,4}[A-Za-z]?(?:[^\\S\\n]?[-–/][^\\S\\n]?\\d{1,4}[A-Za-z]?)?';
const FLAT = `(?:(?:Flat|Apartment|Apt|Unit|Room)[^\\S\\n]+[\\dA-Za-z]{1,4},?[^\\S\\n]+)?`;
const HOUSE_NUMBER = `(?<![\\d.,/£-]|\\bto )\\b${FLAT}${NUMBER},?[^\\S\\n]+`;
/** '12 Mill Lane', 'Flat 3, 118 Commercial Road', '7 The Paddocks'. */
const NUMBERED = new RegExp(`${HOUSE_NUMBER}(?:${CAPITAL}[^\\S\\n]+){1,3}(?:${STREETS})\\b`, 'gu');
/** '8 elm grove', of those who type no capitals. */
const NUMBERED_SMALL = new RegExp(
  `${HOUSE_NUMBER}(?:[\\p{Ll}'’-]+[^\\S\\n]+){1,2}(?:road|street|lane|avenue|close|drive|grove|crescent|gardens|terrace)\\b`,
  'gu',
);
/** 'Hedgerow House, Ings Lane'. */
const NAMED = new RegExp(
  `\\b(?:${CAPITAL}[^\\S\\n]+){1,3}(?:${HOUSES}),[^\\S\\n]+(?:${CAPITAL}[^\\S\\n]+){1,3}(?:${STREETS})\\b`,
  'gu',
);
/** Towns and counties after a street, on its line. */
const TOWNS = new RegExp(
  `^(?:,[^\\S\\n]*${CAPITAL}(?:[^\\S\\n]+${CAPITAL}){0,2}){1,3}(?![\\p{L}])`,
  'u',
);
/** What is planned or talked about there: a place, not where somebody lives. */
const PLACE_BEFORE =
  /\b(?:sites?|land|buildings?|development|application|proposals?|junction|shops?|pub|plots?|scheme|nos?\.?)\s+(?:(?:at|on|of|by)\s*)?$/i;
const NO_PERSON =
  /\b(?:LLP|Ltd|Limited|PLC|Partners|Council|Agency|Office|Surgery|School|Company)\b[^\p{L}\d]*$/u;
const MAX_LINES = 6;
/** Letters of an address between two of its borders. */
const MAX_PART_LENGTH = 300;
const BORDERS = new Set([',', '\n', ':']);

/** Names of people in a text, in their order, none over another. */
interface Named {
  names: readonly PersonalPassage[];
  isName: (place: PassageRange) => boolean;
}

/** A part of an address between commas or line ends: words that begin with capitals, numbers, and little else. */
const PART = new RegExp(
  `^\\s*(?:(?:PO Box|c/o|The|Flat|Apartment|Unit|Room)\\s+)?(?:${NUMBER},?\\s+)?(?:(?:${CAPITAL}(?![\\p{L}'’-])|on|upon|by|the|le|in|under|cum|\\d{1,4}[A-Za-z]?)[^\\S\\n]*){1,5}$`,
  'u',
);
const TAIL = new RegExp(
  `(?:(?:Flat|Apartment|Unit|Room)[^\\S\\n]+[\\dA-Za-z]{1,4}|(?:${FLAT}${NUMBER},?[^\\S\\n]+)?(?:The[^\\S\\n]+)?(?:${CAPITAL}[^\\S\\n]+){0,3}${CAPITAL})$`,
  'u',
);

/** Postal addresses: all that stands before a postcode, and streets with a number or a house's name. `names` end them. */
export function addresses(words: string, names: readonly PersonalPassage[]): PersonalPassage[] {
  const named = { names, isName: overlapsAnyOf(names) };
  const coded = findings('address', words, POSTCODE)
    .map((code) => withStreet(words, code, named))
    .filter(({ start, end }) => !ofBody(words.slice(start, end)));
  const streets = [
    ...findings('address', words, NUMBERED),
    ...findings('address', words, NUMBERED_SMALL),
    ...findings('address', words, NAMED),
  ]
    .filter(({ start }) => !PLACE_BEFORE.test(words.slice(Math.max(0, start - 30), start)))
    .map((each) => withTowns(words, each));
  const isCoded = overlapsAnyOf(coded);
  const rest = streets.filter((each) => !isCoded(each));
  return [...coded, ...rest].filter(
    ({ start }) => !NO_PERSON.test(words.slice(Math.max(0, start - 40), start)),
  );
}

function withTowns(words: string, street: PersonalPassage): PersonalPassage {
  const towns = TOWNS.exec(words.slice(street.end));
  return towns ? { ...street, end: street.end + towns[0].length } : street;
}

/** Goes back from a postcode, part by part, as long as what stands there may belong to an address. */
function withStreet(
  words: string,
  code: PersonalPassage,
  { names, isName }: Named,
): PersonalPassage {
  let { start } = code;
  for (let parts = 0; parts < MAX_LINES; parts++) {
    // The postcode's own part goes to the end of what stands before it.
    const end = endBefore(words, start);
    const border = borderBefore(words, end);
    const part = words.slice(border, end);
    const from = border + part.length - part.trimStart().length;
    if (part.trim() === '' || isName({ start: from, end })) {
      // 'I am Harold Pinnock of Rose Cottage': what follows the name.
      const name = names[countBefore(names, (each) => each.end < end) - 1];
      const after = name && name.start >= from - 1 ? name.end : end;
      return { ...code, start: tailFrom(words, after, end) ?? start };
    }
    if (!PART.test(part)) return { ...code, start: tailFrom(words, from, end) ?? start };
    start = from;
    if (words[border - 1] === ':') break;
  }
  return { ...code, start };
}

/** Where what stands before a place ends, without spaces and commas. */
function endBefore(words: string, place: number): number {
  let end = place;
  while (end > 0 && /[\s,]/.test(words[end - 1]!)) end -= 1;
  return end;
}

/** Where the part begins that ends at a place; no part is longer than MAX_PART_LENGTH. */
function borderBefore(words: string, end: number): number {
  const least = Math.max(0, end - MAX_PART_LENGTH);
  let border = end;
  while (border > least && !BORDERS.has(words[border - 1]!)) border -= 1;
  return border;
}

/** Where the words with capitals begin that end a sentence's part: 'it is Flat 3' begins at 'Flat'. */
function tailFrom(words: string, from: number, to: number): number | undefined {
  const tail = TAIL.exec(words.slice(from, to));
  return tail && tail[0].trim()
    ? from + tail.index + tail[0].length - tail[0].trimStart().length
    : undefined;
}

/** Whether a line of an address says that it is a firm's or a public body's. */
const ofBody = (said: string) => said.split(/[\n,]/).some((part) => NO_PERSON.test(part.trim()));
