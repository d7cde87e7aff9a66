import type { TownPlan } from '../../town/plan.ts';

/** Northbridge does not exist: it is in open country in the Vale of Mowbray, on both banks of the Wend. */
export const northbridgePlan: TownPlan = {
  seed: 'northbridge',
  centre: [446200, 489400],
  banks: ['north', 'south'],
  rotation: 0.22,
  stretch: [1.08, 0.94],
  rings: [620, 1500, 2700, 4200, 9000],
  sectors: 7,
  river: { name: 'Wend', halfWidth: 32, meander: 430 },
  roadNumbers: 6101,
  grain: 1,
  urban: false,
  ringNames: ['Bar Walls', 'Infirmary Road', 'Outer Ring Road', 'Northbridge Bypass'],
  radialNames: [
    'Moorgate Road', 'Great North Road', 'Kirkholme Road', 'Scarfell Road', 'Stainby Road', 'Abbots Road',
    'Marsh Road', 'Thornaby Hill Road', 'Racecourse Road', 'Station Road', 'Wolds Road', 'Fenwick Bar Road',
  ], // prettier-ignore
  wardNames: [
    'Minster', 'St Hilda’s', 'Holgate', 'Priory', 'Moorside', 'Kirkholme', 'Low Fields', 'Stainby',
    'Racecourse', 'Hollin Bank', 'Marsh End', 'Abbotsfield', 'Castle Garth', 'Tannery', 'Brickfields',
    'Fairholme', 'Windmill', 'Quarry Hill', 'Southfield', 'Eastlands', 'Wend Valley', 'Upper Wend',
    'Scarfell', 'Thornholme', 'Rural North', 'Rural South', 'Rural West', 'Carrside', 'Aldersyke', 'Netherby',
    'Swinhope', 'Birkdale', 'Far Ings', 'Gillmoor', 'Hagg End', 'Ingleby Carr',
  ], // prettier-ignore
};
