import type { SubRepresentation } from '@contract/consultation/sub-representations/contract.ts';
import { markMessages as messages } from '../messages.ts';
import type { PlacedMark } from './marks-in-order.ts';

interface Named {
  topics: readonly { id: number; name: string }[];
  parts: readonly SubRepresentation[];
}

const count = (list: unknown) => (Array.isArray(list) ? list.length : 0);

/** What a mark says in a few words: 'Redacted name', 'Housing', '2 places', '12.3'. */
export function labelOf({ kind, attrs }: PlacedMark, { topics, parts }: Named): string {
  if (kind === 'redaction') return messages.redacted(String(attrs['redactionType']));
  if (kind === 'map')
    return messages.onMap(
      count(attrs['siteIds']) + count(attrs['layerIds']) + count(attrs['featureIds']),
    );
  if (kind === 'tag') {
    const ids = (attrs['tagIds'] as number[] | undefined) ?? [];
    const names = topics.filter(({ id }) => ids.includes(id)).map(({ name }) => name);
    return names.join(', ') || messages.kindOf.tag;
  }
  const part = parts.find(({ id }) => id === attrs['subRepId']);
  return part ? referenceOf(part) : messages.unnamedPart;
}

/** As people call a part: 12.3. */
export const referenceOf = (part: { representationId: number; sequentialId: number }) =>
  `${part.representationId}.${part.sequentialId}`;
