import { yearFields } from '@contract/land/ground/capacity/capacity-schemas.ts';
import type { YearOfHomes } from '@contract/land/ground/capacity/trajectory.ts';
import { yup } from '@contract/platform/contract.ts';
import { typed } from './capacity-values.ts';

/** The monitoring years that the form shows, both included. */
export interface ShownYears {
  from: number;
  to: number;
}

/** Homes by field; an empty field is a year without a figure. */
export type YearValues = Record<string, number | undefined>;
export type TypedYears = Record<string, string>;

/** As many as the server takes. */
const MAX_YEARS = 60;
const PLAN_YEARS = 15;

export const yearField = (year: number) => `y${year}`;
const yearOf = (field: string) => Number(field.slice(1));

export const yearsIn = ({ from, to }: ShownYears): number[] =>
  Array.from({ length: to - from + 1 }, (_, at) => from + at);

export const mayShowMore = (shown: ShownYears) => yearsIn(shown).length < MAX_YEARS;

/** The years of the plan, and whatever lies before and after them. */
export const shownAtFirst = (trajectory: readonly YearOfHomes[], planFrom: number): ShownYears => ({
  from: Math.min(planFrom, ...trajectory.map(({ year }) => year)),
  to: Math.max(planFrom + PLAN_YEARS - 1, ...trajectory.map(({ year }) => year)),
});

/** With the years of those fields, such as what was typed before a reload. */
export const withFields = (shown: ShownYears, fields: object): ShownYears => {
  const years = Object.keys(fields).map(yearOf);
  return { from: Math.min(shown.from, ...years), to: Math.max(shown.to, ...years) };
};

export const withYears = (one: ShownYears, other: ShownYears): ShownYears => ({
  from: Math.min(one.from, other.from),
  to: Math.max(one.to, other.to),
});

export const yearsSchema = (shown: ShownYears): yup.Schema<YearValues> =>
  yup.object(
    Object.fromEntries(yearsIn(shown).map((year) => [yearField(year), typed(yearFields.homes)])),
  );

export const typedYears = (trajectory: readonly YearOfHomes[], shown: ShownYears): TypedYears => ({
  ...Object.fromEntries(yearsIn(shown).map((year) => [yearField(year), ''])),
  ...Object.fromEntries(trajectory.map(({ year, homes }) => [yearField(year), String(homes)])),
});

/** Checked values as the server takes them, in their order. */
export const trajectoryOf = (values: YearValues, shown: ShownYears): YearOfHomes[] =>
  yearsIn(shown).flatMap((year) => {
    const homes = values[yearField(year)];
    return homes === undefined ? [] : [{ year, homes }];
  });

/** The homes typed so far; what is no number yet counts as none. */
export const homesTyped = (values: Record<string, unknown>, shown: ShownYears): number =>
  yearsIn(shown).reduce((sum, year) => sum + (Number(values[yearField(year)]) || 0), 0);
