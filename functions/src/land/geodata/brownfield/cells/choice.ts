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
    'local authority',
    'council',
    'council owned',
    'local authority owned',
    'public sector',
  ],
  'not owned by a public authority': [
    'not in public ownership',
    'private',
    'private ownership',
    'privately owned',
    'not public',
    'not owned by public authority',
    'private individual',
    'private company',
    'not publicly owned',
    'not in public authority ownership',
  ],
  'mixed ownership': [
    'mixed',
    'mixed public and private',
    'mixed owner',
    'mixed owners',
    'partly owned by a public authority',
    'part owned by a public authority',
    'owned by a public authority part',
    'part public part private',
    'public private',
    'public and private',
    'private and public',
  ],
  'unknown ownership': ['unknown', 'not known', 'ownership unknown', 'unknown owner'],
};

export const planningStatuses: Choices = {
  permissioned: [
    'permission granted',
    'granted',
    'permitted',
    'with permission',
    'permission',
    'planning permission',
    'has permission',
  ],
  'not permissioned': [
    'no permission',
    'none',
    'unpermissioned',
    'without permission',
    'no permissioned',
    'no application',
    'not permission',
    'not permitted',
    'not in planning system',
    'lp site not permissioned',
  ],
  'pending decision': [
    'pending',
    'awaiting decision',
    'decision pending',
    'pending permission',
    'awaiting a decision',
    'pending decision appeal lodged',
  ],
};

export const permissionTypes: Choices = {
  'full planning permission': [
    'full',
    'full planning',
    'full permission',
    'full planning application',
    'ful',
    'with full permission',
    'detailed planning permission',
    'detailed permission',
    'full application',
  ],
  'outline planning permission': [
    'outline',
    'outline planning',
    'outline permission',
    'outline planning application',
    'out',
    'with outline permission',
    'outline application',
  ],
  'reserved matters approval': [
    'reserved matters',
    'approval of reserved matters',
    'rem',
    'reserved matters permission',
    'with reserved matters approval',
    'reserved matters application',
  ],
  'permission in principle': ['pip'],
  'technical details consent': ['technical details', 'tdc'],
  'planning permission granted under an order': [
    'planning permission granted under order',
    'prior approval',
    'permitted development',
    'prior notification',
    'prior approval granted',
    'planning granted under an order',
    'permission granted under an order',
    'determination for permitted development',
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
  const joined = text.replaceAll(' ', '');
  const same = meant((spelling) => spelling === text || spelling.replaceAll(' ', '') === joined);
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
  return refused(`Not one of: ${Object.keys(choices).join(', ')}`);
}

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
