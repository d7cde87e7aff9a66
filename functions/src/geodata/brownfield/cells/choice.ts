import { blank, refused, type Cell } from './cell.ts';

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
  'mixed ownership': ['mixed', 'mixed public and private'],
  'unknown ownership': ['unknown', 'not known', 'ownership unknown'],
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
  'outline planning permission': ['outline', 'outline planning', 'outline permission'],
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

/** A value of a closed list, in the spelling of the standard. Anything else is refused. */
export function readChoice(raw: string, choices: Choices): Cell<string> {
  const text = plain(raw);
  if (text === '') return blank;
  for (const [value, alsoWritten] of Object.entries(choices)) {
    if (raw === value) return { value };
    if (text === plain(value)) return { value, corrected: 'Spelt as in the standard' };
    if (alsoWritten.some((other) => text === plain(other))) {
      return { value, corrected: "The standard's value for what was written" };
    }
  }
  return refused(`Not one of: ${Object.keys(choices).join(', ')}`);
}

function plain(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^a-z]+/g, ' ')
    .trim();
}
