import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { drawn } from '../../../platform/testing/thorough.ts';
import { type CapacityInputs, capacityOf } from './formula.ts';
import { monitoringYear } from './monitoring-year.ts';
import { buildOut, yearSums } from './trajectory.ts';

const base: CapacityInputs = {
  grossHectares: 0,
  excludedLayers: [],
  excludedHectares: 0,
  developablePercent: 100,
  method: 'density',
  density: 0,
  coveragePercent: 0,
  storeys: 0,
  baseFloorRemoved: false,
  efficiencyPercent: 100,
  homeSquareMetres: 70,
  section106PerHome: 0,
  abnormals: [],
};

/** The examples of docs/capacity.md, reckoned there by hand. */
describe('capacity, as worked by hand', () => {
  it('a field at the edge of a village, by density', () => {
    // 4.20 − 0.70 = 3.50 ha; 80 % of it is 2.80 ha; 35 homes/ha: 98 homes. 98 × £8,500 = £833,000.
    expect(
      capacityOf({
        ...base,
        grossHectares: 4.2,
        excludedHectares: 0.7,
        developablePercent: 80,
        density: 35,
        section106PerHome: 8_500,
      }),
    ).toEqual({
      netHectares: 2.8,
      footprintSquareMetres: null,
      floorspaceSquareMetres: null,
      homes: 98,
      netDensity: 35,
      section106: 833_000,
      abnormalCosts: 0,
      costs: 833_000,
      costsPerHome: 8_500,
    });
  });

  it('a town centre plot, by coverage, with shops on the ground floor', () => {
    // 0.35 ha × 90 % = 0.315 ha = 3,150 m²; 60 % covered: 1,890 m²; 5 − 1 storeys: 7,560 m²; 80 % homes:
    // 6,048 m²; at 65 m²: 93.04…, so 93 homes. 93 × £4,000 = £372,000; with £250,000 and £80,000: £702,000.
    expect(
      capacityOf({
        ...base,
        grossHectares: 0.35,
        developablePercent: 90,
        method: 'coverage',
        coveragePercent: 60,
        storeys: 5,
        baseFloorRemoved: true,
        efficiencyPercent: 80,
        homeSquareMetres: 65,
        section106PerHome: 4_000,
        abnormals: [
          { name: 'Remediation', cost: 250_000 },
          { name: 'Culvert', cost: 80_000 },
        ],
      }),
    ).toEqual({
      netHectares: 0.315,
      footprintSquareMetres: 1_890,
      floorspaceSquareMetres: 6_048,
      homes: 93,
      netDensity: 295.24,
      section106: 372_000,
      abnormalCosts: 330_000,
      costs: 702_000,
      costsPerHome: 7_548.39,
    });
  });

  it('a corner plot of which nothing can be built on', () => {
    // 0.12 − 0.15 is less than nothing: no net area, no homes; £40,000 of abnormal costs stay.
    expect(
      capacityOf({
        ...base,
        grossHectares: 0.12,
        excludedHectares: 0.15,
        density: 60,
        abnormals: [{ name: 'Sewer', cost: 40_000 }],
      }),
    ).toMatchObject({
      netHectares: 0,
      homes: 0,
      netDensity: null,
      costs: 40_000,
      costsPerHome: null,
    });
  });
});

test('no home is lost to binary fractions', () => {
  expect(capacityOf({ ...base, grossHectares: 0.29, density: 100 }).homes).toBe(29);
});

test('homes are whole, and never more than their area or floorspace holds', () => {
  const number = (max: number) => fc.double({ min: 0, max, noNaN: true });
  fc.assert(
    fc.property(
      number(500),
      number(600),
      number(100),
      number(400),
      (gross, excluded, share, density) => {
        const { homes, netHectares } = capacityOf({
          ...base,
          grossHectares: gross,
          excludedHectares: excluded,
          developablePercent: share,
          density,
        });
        expect(Number.isInteger(homes)).toBe(true);
        expect(homes).toBeLessThanOrEqual(netHectares * density + 1e-6);
        expect(homes + 1).toBeGreaterThan(netHectares * density - 1e-6);
      },
    ),
    drawn(40, 1000),
  );
});

describe('a trajectory', () => {
  it('builds all homes, the last year what is left', () => {
    expect(buildOut(98, 2028, 40)).toEqual([
      { year: 2028, homes: 40 },
      { year: 2029, homes: 40 },
      { year: 2030, homes: 18 },
    ]);
    expect(buildOut(0, 2028, 40)).toEqual([]);
    expect(buildOut(10, 2028, 0)).toEqual([]);
  });

  it('is summed by period of the plan', () => {
    const years = [2026, 2030, 2031, 2035, 2036, 2041].map((year) => ({ year, homes: 10 }));
    expect(yearSums(years, 2026)).toEqual({
      years1To5: 20,
      years6To10: 20,
      years11To15: 10,
      later: 10,
      total: 60,
    });
    expect(yearSums([{ year: 2020, homes: 3 }], 2026).years1To5).toBe(3);
  });
});

test.each([
  ['2026-03-31T22:59:00Z', 2025],
  ['2026-03-31T23:00:00Z', 2026],
  ['2026-04-01T00:00:00Z', 2026],
  ['2027-01-01T00:00:00Z', 2026],
])('%s lies in the monitoring year %i, by the clock of London', (moment, year) =>
  expect(monitoringYear(new Date(moment))).toBe(year),
);
