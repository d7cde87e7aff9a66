import type { FileFeature } from '../../ground/shape-files/read-shapes.ts';

/** These properties already name every feature (migration 0010). */
const KNOWN = ['name', 'Name', 'NAME', 'names', 'title', 'label'];
/** 'SITE_NAME', 'sitename', 'ward_nm', and the statistics office's own 'WD13NM'. */
const LIKE_A_NAME = [/name$/i, /[_ ]nm$/i, /^[a-z]+\d\dnm$/i];
/** Longer texts are descriptions. */
const MAX_NAME_LENGTH = 120;
/** In the form that a layer's record stores. */
const MAX_COLUMN_LENGTH = 63;
const MOSTLY = 0.9;

type Properties = Pick<FileFeature, 'properties'>[];

/**
 * The property by which people know a layer's features: the one whose header says so, otherwise the first whose
 * values read like names and tell the features apart. Undefined if there is none, or if some feature has no value for
 * it.
 */
export function namingProperty(features: Properties): string | undefined {
  const properties = [...new Set(features.flatMap((each) => Object.keys(each.properties)))].filter(
    (property) => property.length <= MAX_COLUMN_LENGTH,
  );
  if (properties.some((property) => KNOWN.includes(property))) return undefined;
  const headed = properties.filter((property) => LIKE_A_NAME.some((like) => like.test(property)));
  return (
    headed.find((property) => named(features, property).length > 0) ??
    properties.find((property) => {
      const names = named(features, property);
      return Math.min(names.length, new Set(names).size) >= features.length * MOSTLY;
    })
  );
}

/** The properties that may hold names, the likeliest first. */
export function nameLike(features: Properties): string[] {
  const properties = [...new Set(features.flatMap((each) => Object.keys(each.properties)))];
  const known = KNOWN.flatMap((name) => (properties.includes(name) ? [name] : []));
  const headed = properties.filter((property) => LIKE_A_NAME.some((like) => like.test(property)));
  return [...new Set([...known, ...headed])].filter(
    (property) => named(features, property).length >= features.length / 2,
  );
}

/** The property's values that read like names: not codes, web addresses or whole paragraphs. */
function named(features: Properties, property: string): string[] {
  return features
    .map(({ properties }) => properties[property])
    .filter(
      (value): value is string =>
        typeof value === 'string' &&
        value.length <= MAX_NAME_LENGTH &&
        /\p{L}{3}/u.test(value) &&
        !/^\w+:\/\//.test(value),
    );
}
