import { blank, refused, type RegisterCellRead } from './cell.ts';
import { cutShort, misspelt } from './near-miss.ts';

/** A closed list of the standard: each value and what councils also write for it. */
export type Choices = Record<string, readonly string[]>;

export const ownershipStatuses: Choices = {
  'owned by a public authority': [
    'public ownership',
    'in public ownership',
    'public',
    'publicly owned',
    'public authority',
    'owned by public authority',
  ],
  'not owned by a public authority': [
    'not in public ownership',
    'private',
    'private ownership',
    'privately owned',
    'not public',
    'not owned by public authority',
  ],
  'mixed ownership': ['mixed', 'mixed public and private', 'mixed owner', 'mixed owners'],
  'unknown ownership': ['unknown', 'not known', 'ownership unknown', 'unknown owner'],
};

export const planningStatuses: Choices = {
  permissioned: ['permission granted', 'granted', 'permitted', 'with permission'],
  'not permissioned': ['no permission', 'none', 'unpermissioned', 'without permission'],
  'pending decision': ['pending', 'awaiting decision', 'decision pending'],
};

export const permissionTypes: Choices = {
  'full planning permission': [
    'full',
    'full planning',
    'full permission',
    'full planning application',
  ],
  'outline planning permission': [
    'outline',
    'outline planning',
    'outline permission',
    'outline planning application',
  ],
  'reserved matters approval': ['reserved matters', 'approval of reserved matters'],
  'permission in principle': ['pip'],
  'technical details consent': ['technical details', 'tdc'],
  'planning permission granted under an order': [
    'planning permission granted under order',
    'prior approval',
    'permitted development',
  ],
  other: ['others'],
};

/**
 * A value of a closed list, in the standard's spelling. A typing slip or a truncated value is read as the only value
 * it can mean; anything else is refused.
 */
export function readChoice(raw: string, choices: Choices): RegisterCellRead<string> {
  const text = plain(raw);
  if (text === '') return blank;
  if (text in choices && raw === text) return { value: text };
  const spellings = Object.entries(choices).flatMap(([value, alsoWritten]) =>
    [value, ...alsoWritten].map((spelling) => ({ value, spelling: plain(spelling) })),
  );
  const meant = (means: (spelling: string) => boolean) =>
    onlyOne(spellings.filter(({ spelling }) => means(spelling)).map(({ value }) => value));
  const same = meant((spelling) => spelling === text);
  if (same !== undefined) {
    const corrected =
      plain(same) === text
        ? 'Spelt as in the standard'
        : "The standard's value for what was written";
    return { value: same, corrected };
  }
  const slip = meant((spelling) => misspelt(text, spelling));
  if (slip !== undefined)
    return { value: slip, corrected: 'A misspelling of the standard’s value' };
  const cut = meant((spelling) => cutShort(text, spelling));
  if (cut !== undefined)
    return { value: cut, corrected: 'The standard’s value, which was cut short' };
  if (NOTHING.has(text)) return { value: null, corrected: 'Nothing applies, so it is left blank' };
  return refused(`Not one of: ${Object.keys(choices).join(', ')}`);
}

/** 'N/A' and similar. */
const NOTHING = new Set(['n a', 'na', 'not applicable']);

function onlyOne(values: string[]): string | undefined {
  const [value, ...others] = new Set(values);
  return others.length === 0 ? value : undefined;
}

function plain(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^a-z]+/g, ' ')
    .trim();
}
