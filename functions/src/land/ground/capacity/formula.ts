/**
 * How many homes a site holds. The one formula of the product: the server stores what it gives, the web app shows
 * it while one types, and docs/capacity.md explains it with the worked examples that the tests assert.
 */

/** What a capacity is calculated from. Areas in hectares, money in pounds, shares in per cent. */
export interface CapacityInputs {
  /** The whole site. */
  grossHectares: number;
  /** What cannot be built on: flood zone, woodland, easements. */
  excludedHectares: number;
  /** The layers for which it cannot; none where somebody entered the figure alone. */
  excludedLayers: { id: string; name: string }[];
  /** Of what is left, the share for homes and their own streets; the rest is open space and main roads. */
  developablePercent: number;
  method: 'density' | 'coverage';
  /** Homes on a net hectare; for method 'density'. */
  density: number;
  /** Of the net area, the share under buildings; for method 'coverage'. */
  coveragePercent: number;
  /** Storeys of homes above the ground. */
  storeys: number;
  /** Whether the ground floor holds no homes: one storey less counts. */
  baseFloorRemoved: boolean;
  /** Of the floorspace, the share that is homes and not stairs, walls and plant. */
  efficiencyPercent: number;
  /** Floorspace of an average home in m². */
  homeSquareMetres: number;
  /** Section 106 contributions for each home. */
  section106PerHome: number;
  /** Costs that a usual site does not have, such as remediation. */
  abnormals: { name: string; cost: number }[];
}

export interface CapacityOutcome {
  /** Hectares, to a square metre. */
  netHectares: number;
  /** m² under buildings and of homes on all storeys; null by density. */
  footprintSquareMetres: number | null;
  floorspaceSquareMetres: number | null;
  homes: number;
  /** Homes per net hectare, to two decimals; null if there is no net area. */
  netDensity: number | null;
  section106: number;
  abnormalCosts: number;
  /** Section 106 and abnormal costs together, and for each home; null without homes. */
  costs: number;
  costsPerHome: number | null;
}

/** What is usual where nothing was given. 70 m² is a home of three bedspaces (nationally described space standard). */
const USUAL = {
  excludedHectares: 0,
  excludedLayers: [],
  developablePercent: 100,
  density: 0,
  coveragePercent: 0,
  storeys: 0,
  baseFloorRemoved: false,
  efficiencyPercent: 85,
  homeSquareMetres: 70,
  section106PerHome: 0,
  abnormals: [],
} satisfies Partial<CapacityInputs>;

type Given = { [Name in keyof CapacityInputs]?: CapacityInputs[Name] | undefined } & Pick<
  CapacityInputs,
  'grossHectares' | 'method'
>;

/** Inputs with what is usual in the place of what was left out. */
export function wholeInputs(given: Given): CapacityInputs {
  const said = Object.entries(given).filter(([, value]) => value !== undefined);
  return {
    ...USUAL,
    grossHectares: given.grossHectares,
    method: given.method,
    ...Object.fromEntries(said),
  };
}

const SQUARE_METRES = 10_000;

/** Every step in turn. Homes are whole and rounded down: a part of a home is none. */
export function capacityOf(inputs: CapacityInputs): CapacityOutcome {
  const left = Math.max(0, inputs.grossHectares - inputs.excludedHectares);
  const netHectares = rounded((left * inputs.developablePercent) / 100, 4);
  const byCoverage = inputs.method === 'coverage';
  const footprint = rounded((netHectares * SQUARE_METRES * inputs.coveragePercent) / 100, 2);
  const storeys = Math.max(0, inputs.storeys - (inputs.baseFloorRemoved ? 1 : 0));
  const floorspace = rounded((footprint * storeys * inputs.efficiencyPercent) / 100, 2);
  const homes = wholeNumber(
    byCoverage ? floorspace / inputs.homeSquareMetres : netHectares * inputs.density,
  );
  const section106 = rounded(homes * inputs.section106PerHome, 2);
  const abnormalCosts = rounded(
    inputs.abnormals.reduce((sum, { cost }) => sum + cost, 0),
    2,
  );
  const costs = rounded(section106 + abnormalCosts, 2);
  return {
    netHectares,
    footprintSquareMetres: byCoverage ? footprint : null,
    floorspaceSquareMetres: byCoverage ? floorspace : null,
    homes,
    netDensity: netHectares > 0 ? rounded(homes / netHectares, 2) : null,
    section106,
    abnormalCosts,
    costs,
    costsPerHome: homes > 0 ? rounded(costs / homes, 2) : null,
  };
}

/** Binary fractions: 0.29 × 100 is 28.999…, and 29 homes. */
const wholeNumber = (value: number) => (Number.isFinite(value) ? Math.floor(rounded(value, 6)) : 0);

function rounded(value: number, decimals: number): number {
  const factor = 10 ** decimals;
  return Math.round((value + Number.EPSILON) * factor) / factor;
}
