import { type CapacityInputs, wholeInputs } from '@contract/land/ground/capacity/formula.ts';
import { buildOut, type YearOfHomes } from '@contract/land/ground/capacity/trajectory.ts';
import * as yup from 'yup';
import { capacityPanelMessages as messages } from './messages.ts';

const number = (most?: number) => {
  const some = yup
    .number()
    .transform((value: number, typed: unknown) => (typed === '' ? undefined : value))
    .typeError(messages.required)
    .min(0, messages.notNegative);
  return most === undefined ? some : some.max(most, messages.atMost(most));
};
const neededBy = (method: CapacityInputs['method'], schema: ReturnType<typeof number>) =>
  schema.when('method', ([chosen], some) =>
    chosen === method ? some.moreThan(0, messages.required).required(messages.required) : some,
  );

/** The form's fields, as they are typed. */
export const capacitySchema = yup.object({
  grossHectares: number().required(messages.required),
  excludedHectares: number(),
  developablePercent: number(100),
  method: yup.string().oneOf(['density', 'coverage']).required(),
  density: neededBy('density', number(10_000)),
  coveragePercent: neededBy('coverage', number(100)),
  storeys: neededBy('coverage', number(200)),
  baseFloorRemoved: yup.boolean(),
  efficiencyPercent: number(100),
  homeSquareMetres: neededBy('coverage', number(10_000)),
  section106PerHome: number(),
  abnormals: yup.string().test({
    name: 'lines',
    test(text, context) {
      const wrong = wrongLine(text ?? '');
      return wrong === 0 || context.createError({ message: messages.abnormalsWrong(wrong) });
    },
  }),
  firstYear: number(2150).test('together', messages.yearsTogether, together('perYear')),
  perYear: number(100_000).test('together', messages.yearsTogether, together('firstYear')),
  writeHomesTo: yup.string(),
});
export type CapacityValues = yup.InferType<typeof capacitySchema>;
/** Numbers are text while they are typed. */
export type TypedCapacity = Record<keyof CapacityValues, string | boolean>;

/** Both years' fields or neither. */
function together(other: 'firstYear' | 'perYear') {
  return (value: number | undefined, context: yup.TestContext) => {
    const beside = (context.parent as Record<string, unknown>)[other];
    return (value === undefined) === (beside === undefined || beside === '');
  };
}

const LINE = /^(.+?),\s*£?\s*([\d,]+(?:\.\d+)?)$/;
const linesOf = (text: string) => text.split('\n').map((line) => line.trim());

/** The first line, from 1, that is no cost; 0 where all are. */
const wrongLine = (text: string) =>
  linesOf(text).findIndex((line) => line !== '' && !LINE.test(line)) + 1;

/** 'Remediation, £250,000' a line. */
export function abnormalsIn(text: string): CapacityInputs['abnormals'] {
  return linesOf(text).flatMap((line) => {
    const [, name, cost] = LINE.exec(line) ?? [];
    return name && cost ? [{ name: name.trim(), cost: Number(cost.replaceAll(',', '')) }] : [];
  });
}

const LEFT_OUT = new Set(['abnormals', 'firstYear', 'perYear', 'writeHomesTo']);

/** Checked values as the server takes them. */
export function inputsOf(values: CapacityValues): CapacityInputs {
  const kept = Object.entries(values).filter(
    ([name, value]) => !LEFT_OUT.has(name) && value !== undefined && value !== '',
  );
  const given = Object.fromEntries(kept) as Omit<CapacityInputs, 'abnormals'>;
  return wholeInputs({ ...given, abnormals: abnormalsIn(values.abnormals ?? '') });
}

/** The years that the form gives; undefined where it gives none. */
export function yearsOf(values: CapacityValues, homes: number): YearOfHomes[] | undefined {
  const { firstYear, perYear } = values;
  return firstYear === undefined || perYear === undefined
    ? undefined
    : buildOut(homes, firstYear, perYear);
}

/** What the form begins with: what was saved, else the boundary's area and what is usual. */
export function startOf(
  saved: CapacityInputs | undefined,
  boundaryHectares: number | null,
): TypedCapacity {
  const inputs = saved ?? wholeInputs({ grossHectares: boundaryHectares ?? 0, method: 'density' });
  const text = (value: number) => (value === 0 ? '' : String(value));
  return {
    grossHectares: text(inputs.grossHectares),
    excludedHectares: text(inputs.excludedHectares),
    developablePercent: String(inputs.developablePercent),
    method: inputs.method,
    density: text(inputs.density),
    coveragePercent: text(inputs.coveragePercent),
    storeys: text(inputs.storeys),
    baseFloorRemoved: inputs.baseFloorRemoved,
    efficiencyPercent: String(inputs.efficiencyPercent),
    homeSquareMetres: text(inputs.homeSquareMetres),
    section106PerHome: text(inputs.section106PerHome),
    abnormals: inputs.abnormals.map(({ name, cost }) => `${name}, ${cost}`).join('\n'),
    firstYear: '',
    perYear: '',
    writeHomesTo: '',
  };
}
