import type { RunDefaults } from './defaults-choice.tsx';

const KEY = 'draft:intake-defaults';

/** The consultation, correspondence and day that were chosen last in this tab. */
export function keptDefaults(): RunDefaults {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as RunDefaults;
  } catch {
    return {};
  }
}

/** Keeps them for the next item; gives them back. */
export function keepDefaults(defaults: RunDefaults): RunDefaults {
  sessionStorage.setItem(KEY, JSON.stringify(defaults));
  return defaults;
}
