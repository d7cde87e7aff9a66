import type { compareLookAlikes } from '@contract/consultation/merging/contract.ts';
import type { OutputOf } from '@contract/platform/contract.ts';

export type ComparedPair = OutputOf<typeof compareLookAlikes>;
export type ComparedField = ComparedPair['fields'][number];

/** Which of the two: the first or the second. */
export type Which = 0 | 1;

export const otherOf = (which: Which): Which => (which === 0 ? 1 : 0);

/** The fields in which the two differ. */
export const differing = ({ fields }: ComparedPair): ComparedField[] =>
  fields.filter(({ values: [one, other] }) => one !== other);

/** Whose value is proposed: that of the one that stays, unless it has none. */
export const proposed = ({ values }: ComparedField, stays: Which): Which =>
  values[stays] ? stays : otherOf(stays);

/** The fields that the one that stays takes over, where people chose some themselves. */
export function takenOver(
  comparison: ComparedPair,
  stays: Which,
  chosen: Readonly<Record<string, Which>>,
): string[] {
  return differing(comparison)
    .filter((field) => (chosen[field.name] ?? proposed(field, stays)) !== stays)
    .map(({ name }) => name);
}
