import { ValidationError } from 'yup';
import { invalidField } from '../../../platform/errors.ts';
import { capacityFields } from './capacity-schemas.ts';
import type { CapacityInputs } from './formula.ts';
import { capacityMessages as messages } from './messages.ts';

/** The fields of the specification's edit payload that are inputs of a capacity; what is null or left out stays. */
interface CapacityPayload {
  potential_plot_coverage_percent?: number | null | undefined;
  /** Storeys of homes: those of the building, less a ground floor without homes. */
  no_storeys_with_base_floor_removed?: number | null | undefined;
  /** Pounds for each home. */
  section_106?: string | number | boolean | null | undefined;
  abnormal_names?: string[] | null | undefined;
  abnormal_vals?: number[] | null | undefined;
}

/** What an edit says of a site's capacity, to be put over what is held. Throws payload-invalid at the payload's field. */
export function enteredInputs(
  payload: CapacityPayload,
): ((held: Partial<CapacityInputs>) => Partial<CapacityInputs>) | undefined {
  const coverage = payload.potential_plot_coverage_percent ?? undefined;
  const storeys = payload.no_storeys_with_base_floor_removed ?? undefined;
  const section106 = poundsIn(payload.section_106);
  const abnormals = abnormalsOf(payload);
  refuseUnfit('potential_plot_coverage_percent', 'coveragePercent', coverage);
  refuseUnfit('no_storeys_with_base_floor_removed', 'storeys', storeys);
  refuseUnfit('section_106', 'section106PerHome', section106);
  refuseUnfit('abnormal_vals', 'abnormals', abnormals);
  if ([coverage, storeys, section106, abnormals].every((value) => value === undefined))
    return undefined;
  return (held) => ({
    ...held,
    ...(coverage === undefined ? {} : { coveragePercent: coverage }),
    ...(storeys === undefined ? {} : storeysOver(held, storeys)),
    ...(section106 === undefined ? {} : { section106PerHome: section106 }),
    ...(abnormals === undefined ? {} : { abnormals }),
  });
}

/** What is held in the payload's own names, as an edit gives it back. */
export const payloadOf = (inputs: Partial<CapacityInputs>) => ({
  potential_plot_coverage_percent: inputs.coveragePercent ?? null,
  no_storeys_with_base_floor_removed: storeysOfHomes(inputs) ?? null,
  section_106: inputs.section106PerHome ?? null,
  abnormal_names: inputs.abnormals?.map(({ name }) => name) ?? null,
  abnormal_vals: inputs.abnormals?.map(({ cost }) => cost) ?? null,
});

const storeysOfHomes = ({ storeys, baseFloorRemoved }: Partial<CapacityInputs>) =>
  storeys === undefined ? undefined : Math.max(0, storeys - (baseFloorRemoved ? 1 : 0));

/** A building that has so many storeys of homes already stays as it is. */
const storeysOver = (held: Partial<CapacityInputs>, storeys: number): Partial<CapacityInputs> =>
  storeysOfHomes(held) === storeys ? {} : { storeys: storeys + 1, baseFloorRemoved: true };

function poundsIn(given: CapacityPayload['section_106']): number | undefined {
  if (given === undefined || given === null || given === '') return undefined;
  if (given === false) return 0;
  const pounds = typeof given === 'string' ? given.replaceAll(/[£,\s]/g, '') : given;
  if (typeof pounds === 'boolean' || pounds === '' || !Number.isFinite(Number(pounds)))
    throw invalidField('section_106', messages.numberRequired);
  return Number(pounds);
}

function abnormalsOf({ abnormal_names: names, abnormal_vals: costs }: CapacityPayload) {
  if (!names && !costs) return undefined;
  if (names?.length !== costs?.length) throw invalidField('abnormal_vals', messages.costsByName);
  return names?.map((name, at) => ({ name, cost: costs?.[at] ?? 0 }));
}

/** Checks a value as the capacity's own call does. */
function refuseUnfit(
  name: keyof CapacityPayload,
  input: 'coveragePercent' | 'storeys' | 'section106PerHome' | 'abnormals',
  value: unknown,
): void {
  if (value === undefined) return;
  try {
    capacityFields[input].validateSync(value, { strict: true, context: {} });
  } catch (error) {
    if (error instanceof ValidationError) throw invalidField(name, error.message);
    throw error;
  }
}
