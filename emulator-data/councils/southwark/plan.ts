import type { TownPlan } from '../../town/plan.ts';

/** Streets and wards are made up; only the location and the side of the river are the real Southwark's. */
export const southwarkPlan: TownPlan = {
  seed: 'southwark',
  centre: [533900, 180150],
  banks: ['south'],
  rotation: -0.04,
  stretch: [0.9, 2.9],
  rings: [520, 1050, 1600, 2100, 2700],
  sectors: 6,
  river: { name: 'Thames', halfWidth: 85, meander: 70 },
  roadNumbers: 2201,
  grain: 1.9,
  urban: true,
  ringNames: ['Borough Gate', 'Leather Market Road', 'Camber Road', 'Nun Green Way'],
  radialNames: [
    'Surrey Basin Road',
    'Old Tannery Road',
    'Walworth Hill',
    'Kennel Road',
    'Marshalsea Road',
  ],
  wardNames: [
    'Bankside Stairs', 'Borough Yards', 'Tooley', 'Leathermarket', 'Surrey Basin', 'Old Tannery', 'Walworth Fields',
    'Kennel Road', 'Rotherhithe Wharves', 'Peckham Fields', 'Camber Green', 'Nun Green', 'Honor Hill', 'Dulwich Meads',
    'Sydenham Edge', 'Herne Slope', 'Rye Lane', 'Crystal Ridge',
  ], // prettier-ignore
};
