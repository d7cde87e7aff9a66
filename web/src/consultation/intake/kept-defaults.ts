import { asLeft, keepAsLeft } from '../../forms/drafts.ts';
import type { RunDefaults } from './defaults-choice.tsx';

const PART = 'defaults';
/** Of every page on which items are taken in. */
const PATH = 'intake';

/** The consultation, correspondence and day that were chosen last in this tab. */
export const keptDefaults = (): RunDefaults => asLeft<RunDefaults>(PART, PATH) ?? {};

/** Keeps them for the next item; gives them back. */
export function keepDefaults(defaults: RunDefaults): RunDefaults {
  keepAsLeft(PART, defaults, PATH);
  return defaults;
}
