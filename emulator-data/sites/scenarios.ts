import type { DemoSite } from './site.ts';

/** The site with some values changed. */
export interface DemoScenario {
  name: string;
  isPublic: boolean;
  overrides: DemoSite['values'];
}

type Values = DemoSite['values'];

/** Scenarios that planners work out besides the site as it is; each for some of the sites. */
const SCENARIOS: {
  name: string;
  every: number;
  isPublic: (number: number) => boolean;
  overrides: (values: Values) => Values;
}[] = [
  {
    name: 'Higher density',
    every: 3,
    isPublic: (number) => number % 2 === 0,
    overrides: (values) => ({ optimised_unit_capacity: homes(values, 1.4) }),
  },
  {
    name: 'Without the flood zone',
    every: 4,
    isPublic: () => false,
    overrides: (values) => ({
      suitable_area: hectares(values, 0.7),
      optimised_unit_capacity: homes(values, 0.7),
    }),
  },
  {
    name: 'Comprehensive redevelopment with the neighbouring land from 2037',
    every: 25,
    isPublic: () => true,
    overrides: (values) => ({
      availability_time_period: '11–15 years',
      optimised_unit_capacity: homes(values, 2.2),
    }),
  },
];

/** The scenarios of a council's nth site, in the fields that the council has. */
export function scenariosOf({ values }: Pick<DemoSite, 'values'>, number: number): DemoScenario[] {
  return SCENARIOS.filter(({ every }) => number % every === 0).map(
    ({ name, isPublic, overrides }) => ({
      name,
      isPublic: isPublic(number),
      overrides: Object.fromEntries(
        Object.entries(overrides(values)).filter(
          ([property, value]) => property in values && value !== null,
        ),
      ),
    }),
  );
}

const homes = ({ optimised_unit_capacity: now }: Values, times: number) =>
  typeof now === 'number' ? Math.max(1, Math.round(now * times)) : null;
const hectares = ({ suitable_area: now }: Values, times: number) =>
  typeof now === 'number' ? Number((now * times).toFixed(4)) : null;
