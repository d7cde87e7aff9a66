import { closed, yup } from '../../../platform/contract.ts';

export const themes = ['light', 'dark', 'system'] as const;
export const densities = ['normal', 'compact'] as const;
export const areaUnits = ['hectares', 'acres'] as const;

/** How a person wants the product to look, and when it writes to them. */
export const personSettings = closed({
  theme: yup.string().oneOf(themes).required(),
  density: yup.string().oneOf(densities).required(),
  /** 'acres' shows them beside hectares, which are never left out. */
  areas: yup.string().oneOf(areaUnits).required(),
  /** A mail when work that the person started has ended or failed. */
  mailWhenDone: yup.boolean().required(),
});
export type PersonSettings = yup.InferType<typeof personSettings>;

export const STANDARD_SETTINGS: PersonSettings = {
  theme: 'light',
  density: 'normal',
  areas: 'hectares',
  mailWhenDone: false,
};

/** Settings as stored; one that was never chosen has its standard value. */
export const settingsOf = (stored: Partial<PersonSettings>): PersonSettings => ({
  ...STANDARD_SETTINGS,
  ...stored,
});
