import type { yup } from '@contract/platform/contract.ts';

/**
 * A remembered place as a call takes it: where its address is too much for that without its query, or without the
 * question in it; undefined for none.
 */
export function placeToSend(
  place: string | null | undefined,
  rule: yup.StringSchema<string | undefined>,
): string | undefined {
  if (!place) return undefined;
  const { pathname, hash } = new URL(place, location.origin);
  return [place, pathname + hash, pathname].find((each) => rule.isValidSync(each));
}
