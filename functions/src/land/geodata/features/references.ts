import { createHash } from 'node:crypto';
import { plainHeader } from '../../../records/tables/plain-header.ts';
import type { FileFeature } from '../../ground/shape-files/read-shapes.ts';

/** The standard's own reference, also as a shapefile truncates it; it is used even if features share it. */
const STANDARD = ['SiteReference', 'siterefere'];
/**
 * Other properties that files use for a reference, the most reliable first; used only if every feature has one and
 * features that differ have different ones: a feature that stands in the file twice keeps its reference.
 */
const USUAL = ['reference', 'siteref', 'ref', 'code', 'uprn'];

/**
 * Gives each feature its reference: the named property, otherwise the standard's or a usual one, otherwise a hash of
 * its shape and properties, so that the same file always gives the same references.
 */
export function featureReferences(features: FileFeature[], named: string | undefined): string[] {
  const property = named ? propertyLike(features, named) : usualProperty(features);
  return features.map(({ properties, geometry }) => {
    const value = property === undefined ? '' : String(properties[property] ?? '').trim();
    return value === '' ? contentOf({ properties, geometry }) : value;
  });
}

function propertyLike(features: FileFeature[], name: string): string | undefined {
  return Object.keys(features[0]?.properties ?? {}).find(
    (each) => plainHeader(each) === plainHeader(name),
  );
}

function usualProperty(features: FileFeature[]): string | undefined {
  const standard = STANDARD.map((name) => propertyLike(features, name)).find(Boolean);
  if (standard !== undefined) return standard;
  const different = new Set(features.map(contentOf)).size;
  return USUAL.map((name) => propertyLike(features, name)).find((name) => {
    if (name === undefined) return false;
    const values = features.map(({ properties }) => String(properties[name] ?? '').trim());
    return !values.includes('') && new Set(values).size === different;
  });
}

function contentOf({ properties, geometry }: Pick<FileFeature, 'properties' | 'geometry'>): string {
  const content = JSON.stringify([properties, geometry]);
  return createHash('sha1').update(content).digest('hex').slice(0, 16);
}
