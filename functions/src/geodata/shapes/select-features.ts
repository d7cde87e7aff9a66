import { plainHeader } from '../brownfield/headers.ts';
import type { ImportOptions } from '../contract.ts';
import type { FileFeature } from './read-shapes.ts';

/** The features that fulfil 'property=value', ignoring case; all where nothing is asked. */
export function selectFeatures(
  features: FileFeature[],
  where: ImportOptions['where'],
): FileFeature[] {
  if (!where) return features;
  const [property = '', ...rest] = where.split('=');
  const wanted = rest.join('=').trim().toLowerCase();
  return features.filter(({ properties }) =>
    Object.entries(properties).some(
      ([name, value]) =>
        plainHeader(name) === plainHeader(property) &&
        String(value ?? '')
          .trim()
          .toLowerCase() === wanted,
    ),
  );
}
