import { yup } from '../../../../platform/contract.ts';

/** The rules that a cell's `validation` may name. */
export const validationNames = [
  'email',
  'phone',
  'postcode',
  'link',
  'whole-number',
  'not-in-future',
] as const;
export type ValidationName = (typeof validationNames)[number];

/** The meaning of a cell's `validation`: a rule's name, or a pattern that the whole value must match. */
export type Validation = { name: ValidationName } | { pattern: RegExp; written: string };

/** Undefined for anything that is neither the name of a rule nor a pattern between slashes. */
export function readValidation(text: string): Validation | undefined {
  const name = validationNames.find((each) => each === text);
  if (name !== undefined) return { name };
  const written = /^\/(.+)\/$/s.exec(text)?.[1];
  const pattern = written === undefined ? undefined : patternOf(written);
  return written === undefined || !pattern ? undefined : { pattern, written };
}

const MAX_PATTERN_LENGTH = 100;
/**
 * Most alternatives in a pattern, by how many unbounded repetitions it has: each alternative may double the time, and a
 * second repetition takes as many times as the value has letters. None has more than two.
 */
const MAX_ALTERNATIVES = [6, 6, 2];

/**
 * The server runs a council's pattern on what officers type, so no pattern may run for long: no look-ahead or
 * look-behind, no repeated group, few branches. Undefined for any other.
 */
function patternOf(written: string): RegExp | undefined {
  if (written.length > MAX_PATTERN_LENGTH || /\\[1-9k]|\(\?(?!:)/.test(written)) return undefined;
  const bare = written
    .replaceAll(/\\(?:[pP]\{[^}]*\}|.)/gs, 'x')
    .replaceAll(/\[[^\]]*\]/g, 'x')
    .replaceAll('(?:', '(');
  const open = bare.match(/[*+]|\{\d+,\d*\}/g)?.length ?? 0;
  const choices = bare.match(/[?|]/g)?.length ?? 0;
  if (/\)[*+?{]/.test(bare) || choices > (MAX_ALTERNATIVES[open] ?? -1)) return undefined;
  try {
    return new RegExp(`^(?:${written})$`, 'su');
  } catch {
    return undefined;
  }
}

/** A cell's `validation`; any other makes the configuration invalid. */
export const cellValidation = () =>
  yup.string().test({
    name: 'validation',
    message: ({ path, value }) =>
      `${path}: '${String(value)}' is neither a rule (${validationNames.join(', ')}) nor a simple pattern between slashes`,
    test: (text) => text === undefined || readValidation(text) !== undefined,
  });
