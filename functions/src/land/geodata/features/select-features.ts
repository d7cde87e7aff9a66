import { plainHeader } from '../../../records/tables/plain-header.ts';
import { UnreadableFile } from '../../../records/imports/findings.ts';
import type { ImportOptions } from '../contract.ts';
import { geodataMessages as messages } from '../messages.ts';
import type { FileFeature } from '../../ground/shape-files/read-shapes.ts';

/**
 * The features that match 'property=value', ignoring case; all if no condition is given. Throws UnreadableFile if
 * none match.
 */
export function selectFeatures(
  features: FileFeature[],
  where: ImportOptions['where'],
): FileFeature[] {
  if (!where) return features;
  const [property = '', ...rest] = where.split('=');
  const wanted = rest.join('=').trim().toLowerCase();
  const selected = features.filter(({ properties }) =>
    Object.entries(properties).some(
      ([name, value]) =>
        plainHeader(name) === plainHeader(property) &&
        String(value ?? '')
          .trim()
          .toLowerCase() === wanted,
    ),
  );
  if (selected.length === 0) throw new UnreadableFile(messages.noneSelected(where));
  return selected;
}
