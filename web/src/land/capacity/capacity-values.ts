import { type CapacityInputs, wholeInputs } from '@contract/land/ground/capacity/formula.ts';
import { capacityFields, yearFields } from '@contract/land/ground/capacity/capacity-schemas.ts';
import { capacityMessages as words } from '@contract/land/ground/capacity/messages.ts';
import { buildOut, rateOf, type YearOfHomes } from '@contract/land/ground/capacity/trajectory.ts';
import { yup } from '@contract/platform/contract.ts';
import { typedAs } from '../../forms/typed-as.ts';
import { capacityPanelMessages as messages } from './messages.ts';

/** A number field as text; an empty text means no value. */
export const typed = (field: yup.NumberSchema<number | undefined>) =>
  field
    .transform((value: number, text: unknown) => (text === '' ? undefined : value))
    .typeError(words.numberRequired);

/** The contract's fields, for what controls hold. */
export const capacitySchema = yup.object({
  grossHectares: typed(capacityFields.grossHectares),
  excludedHectares: typed(capacityFields.excludedHectares),
  excludedLayers: yup.string(),
  developablePercent: typed(capacityFields.developablePercent),
  method: capacityFields.method,
  density: typed(capacityFields.density),
  coveragePercent: typed(capacityFields.coveragePercent),
  storeys: typed(capacityFields.storeys),
  baseFloorRemoved: capacityFields.baseFloorRemoved,
  efficiencyPercent: typed(capacityFields.efficiencyPercent),
  homeSquareMetres: typed(capacityFields.homeSquareMetres),
  section106PerHome: typed(capacityFields.section106PerHome),
  abnormals: yup
    .string()
    .test('lines', (text = '', context) => {
      const wrong = wrongLine(text);
      return wrong === 0 || context.createError({ message: messages.abnormalsWrong(wrong) });
    })
    .concat(typedAs(capacityFields.abnormals, abnormalsIn)),
  firstYear: typed(yearFields.year).test('together', messages.yearsTogether, together('perYear')),
  perYear: typed(yearFields.homes.min(1, words.perYearTooSmall)).test(
    'together',
    messages.yearsTogether,
    together('firstYear'),
  ),
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

/** Letters of a line with a cost. */
const MAX_LINE_LENGTH = 300;
const LINE = /^(.+?),\s*£?\s*([\d,]+(?:\.\d+)?)$/;
const linesOf = (text: string) => text.split('\n').map((line) => line.trim());

const readLine = (line: string) => (line.length > MAX_LINE_LENGTH ? null : LINE.exec(line));

/** The number of the first line that is not a cost, from 1; 0 if all are. */
const wrongLine = (text: string) =>
  linesOf(text).findIndex((line) => line !== '' && !readLine(line)) + 1;

/** Parses lines such as 'Remediation, £250,000'. */
export function abnormalsIn(text: string): CapacityInputs['abnormals'] {
  return linesOf(text).flatMap((line) => {
    const [, name, cost] = readLine(line) ?? [];
    return name && cost ? [{ name: name.trim(), cost: Number(cost.replaceAll(',', '')) }] : [];
  });
}

/** The layers left out, as a control of the form keeps them. */
export function layersIn(text: string | undefined): CapacityInputs['excludedLayers'] {
  return text ? (JSON.parse(text) as CapacityInputs['excludedLayers']) : [];
}
export const layersAsText = (layers: CapacityInputs['excludedLayers']): string =>
  layers.length > 0 ? JSON.stringify(layers) : '';

const LEFT_OUT = new Set(['abnormals', 'excludedLayers', 'firstYear', 'perYear', 'writeHomesTo']);

/** Checked values as the server takes them. */
export function inputsOf(values: CapacityValues): CapacityInputs {
  const kept = Object.entries(values).filter(
    ([name, value]) => !LEFT_OUT.has(name) && value !== undefined && value !== '',
  );
  const given = Object.fromEntries(kept) as Omit<CapacityInputs, 'abnormals' | 'excludedLayers'>;
  return wholeInputs({
    ...given,
    abnormals: abnormalsIn(values.abnormals ?? ''),
    excludedLayers: layersIn(values.excludedLayers),
  });
}

/** The years from the form: an emptied field removes them, undefined leaves years that were entered one by one. */
export function yearsOf(
  values: CapacityValues,
  homes: number,
  before: readonly YearOfHomes[],
): YearOfHomes[] | undefined {
  const { firstYear, perYear } = values;
  if (firstYear !== undefined && perYear !== undefined) return buildOut(homes, firstYear, perYear);
  return rateOf(before) ? [] : undefined;
}

/** Initial values: what was saved or entered, otherwise the boundary's area and usual figures. */
export function startOf(
  saved: { inputs: Partial<CapacityInputs>; trajectory: YearOfHomes[] } | undefined,
  boundaryHectares: number | null,
): TypedCapacity {
  const rate = saved && rateOf(saved.trajectory);
  const method = saved?.inputs.coveragePercent ? 'coverage' : 'density';
  const usual = { grossHectares: boundaryHectares ?? 0, method } as const;
  const inputs = wholeInputs({ ...usual, ...saved?.inputs });
  const text = (value: number) => (value === 0 ? '' : String(value));
  return {
    grossHectares: text(inputs.grossHectares),
    excludedHectares: text(inputs.excludedHectares),
    excludedLayers: layersAsText(inputs.excludedLayers),
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
    firstYear: text(rate?.firstYear ?? 0),
    perYear: text(rate?.perYear ?? 0),
    writeHomesTo: '',
  };
}
