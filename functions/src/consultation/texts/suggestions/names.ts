import { AMBIGUOUS, FIRST_NAMES, NOT_NAMES, TITLES } from './dictionary.ts';
import { type PersonalPassage, findings } from './personal-passage.ts';

/** A name's word, 'Obi-Walters', 'O’Brien'; never with a possessive. */
const WORD = "\\p{Lu}[\\p{L}]*(?:(?:['’](?!s\\b)|-)\\p{L}+)*";
const INITIALS = '(?:\\p{Lu}\\.?[^\\S\\n]+|(?:\\p{Lu}\\.){1,3}[^\\S\\n]*)';
const GAP = '[^\\S\\n]+';
const FULL = `(?:${INITIALS}){0,3}${WORD}(?:${GAP}(?:(?:de|van|von|der|al|bin|la)${GAP})?${WORD}){0,3}`;

const WITH_TITLE = new RegExp(
  `\\b(?:${TITLES})\\.?(?:${GAP}(?:and|&)${GAP}(?:${TITLES})\\.?)?${GAP}${FULL}`,
  'gu',
);
const RELATIVE =
  '(?:wife|husband|partner|sons?|daughters?|mother|father|mum|dad|mam|brothers?|sisters?|neighbours?|grandmother|grandfather|' +
  'gran|nan|grandad|grandson|granddaughter|niece|nephew|aunt|auntie|uncle|cousin|friend|landlord|landlady|tenant|carer|' +
  'solicitor|agent|colleague)';
const OF_RELATIVE = new RegExp(
  `\\b(?:[Mm]y|[Oo]ur|[Hh]is|[Hh]er|[Tt]heir)${GAP}(?:late${GAP})?${RELATIVE}(?:${GAP}(?:is|was|called)|,)?${GAP}(?<found>${FULL})`,
  'gu',
);
const AFTER_AND = new RegExp(`^(?:,|${GAP}and|${GAP}&)${GAP}(?<found>${FULL})`, 'u');
const INTRODUCED = new RegExp(
  `(?:\\b(?:[Mm]y name is|I am|I'm|I’m|[Cc]ontact|[Cc]ontact is|c/o|[Cc]opied in|[Ss]poke (?:to|with)|[Cc]all with|` +
    `[Ww]rite to|[Aa]ttention of|FAO|[Nn]ame:|[Ss]igned(?: by)?:|[Ff]rom:|[Cc]ontact:|[Aa]ddress all correspondence to|[Dd]ear|[Hh]i|[Hh]ello)),?` +
    `[^\\S\\n]+(?<found>${FULL})`,
  'gu',
);
const KNOWN = new RegExp(
  `(?<![\\p{L}-])(?:${[...FIRST_NAMES].join('|')})(?![\\p{L}'’-])(?:${GAP}(?:${INITIALS})?${WORD}){0,2}`,
  'gu',
);
const BEFORE_PLACES =
  /(?:\b(?:St|Saint|King|Queen|Prince|Princess|Lord|Lady)\.?|\p{Lu}\p{Ll}+)[^\S\n]+$/u;

const OPENERS =
  /\b(?:to|the|all|everyone|sirs?|madam|councillors?|council|planners?|planning|team|colleagues|leader|chief|local|officers?|secretary)\b/i;

/** The name's own part of what a pattern took: up to the first word that no name has; '' where it has none. */
function nameIn(said: string): string {
  const wrong = NOT_NAMES.exec(
    said.replace(new RegExp(`^(?:${TITLES})\\b`), (title) => '_'.repeat(title.length)),
  );
  // 'Grace Park' is a park, 'Ada Marsh The' is Ada Marsh.
  if (wrong && /^(?:The|This|We|Our|My|Please|Thank|Thanks|From)$/.test(wrong[0]))
    return said.slice(0, wrong.index).trim();
  return wrong ? '' : said;
}

/** Names of people: with their titles, of relatives, introduced, or known by their first name. */
export function namesWithin(words: string): PersonalPassage[] {
  const said = ({ start, end }: PersonalPassage) => words.slice(start, end);
  const found = [
    ...findings('name', words, WITH_TITLE).filter(
      (each) => !/^(?:Sir|Lady|Lord)\s+(?:or|and)\b/.test(said(each)),
    ),
    ...findings('name', words, OF_RELATIVE).flatMap((each) => withOthers(words, each)),
    ...findings('name', words, INTRODUCED).filter(
      (each) => !OPENERS.test(said(each)) && isPlausible(words, each),
    ),
    ...findings('name', words, KNOWN).filter((each) => isKnown(words, each)),
  ];
  return found.flatMap((each) => {
    const name = nameIn(said(each));
    return name.length < 2 ? [] : [{ ...each, end: each.start + name.length }];
  });
}

/** 'my brothers Kieran and Declan': the second is a name as well. */
function withOthers(words: string, first: PersonalPassage): PersonalPassage[] {
  const more = AFTER_AND.exec(words.slice(first.end, first.end + 80));
  const name = more?.groups?.['found'];
  if (!more || !name) return [first];
  const start = first.end + more[0].lastIndexOf(name);
  return [first, { kind: 'name', start, end: start + name.length }];
}

/** 'I am Tom', 'I am Ada Marsh'; not 'I am British'. */
function isPlausible(words: string, { start, end }: PersonalPassage): boolean {
  const [first = '', second] = words.slice(start, end).split(/\s+/);
  const isOne = second === undefined;
  const introducedAs = /\b(?:I am|I'm|I’m|[Hh]i|[Hh]ello)\s+$/.test(
    words.slice(Math.max(0, start - 8), start),
  );
  return !(isOne && introducedAs) || FIRST_NAMES.has(first);
}

/** A first name with a surname, or alone in running text where it can be nothing else. */
function isKnown(words: string, { start, end }: PersonalPassage): boolean {
  if (BEFORE_PLACES.test(words.slice(Math.max(0, start - 20), start))) return false;
  const [first = '', second] = words.slice(start, end).split(/\s+/);
  return second !== undefined || !AMBIGUOUS.has(first);
}
