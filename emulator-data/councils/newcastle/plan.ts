import type { TownPlan } from '../../town/plan.ts';

/** Streets and wards are made up; only the location and the side of the river are the real Newcastle's. */
export const newcastlePlan: TownPlan = {
  seed: 'newcastle',
  centre: [423400, 563900],
  banks: ['north'],
  rotation: 0.02,
  stretch: [1, 1.42],
  rings: [700, 1700, 3000, 4600, 6400],
  sectors: 7,
  river: { name: 'Tyne', halfWidth: 70, meander: 120 },
  roadNumbers: 6201,
  grain: 2.4,
  urban: false,
  ringNames: ['Town Wall Road', 'Inner Moor Road', 'Outer Moor Road', 'Western Orbital'],
  radialNames: [
    'Coast Road',
    'Benton Hill Road',
    'Great Moor Road',
    'Kenton Bank',
    'Denton Road',
    'Hadrian Road',
  ],
  wardNames: [
    'Quayside', 'Ouse Vale', 'Town Moor', 'Ballast Hills', 'Byker Links', 'Heaton Vale', 'Jesmond Ridge', 'Brunton Lane',
    'Blakelaw Edge', 'Kenton Bar', 'Denton Dene', 'Walkerside', 'Longbenton Fields', 'Gosforth Edge', 'Great Park',
    'Fawdon Mill', 'Westerhope Bank', 'Lemington Haugh', 'Throckley Fell', 'Dinnington Moor', 'Hazlerigg', 'Callerton',
  ], // prettier-ignore
};
