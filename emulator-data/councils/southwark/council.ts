import type { DemoCouncil } from '../council.ts';
import { makeCouncil, type OwnCouncil } from '../make-council.ts';
import { southwarkPlan } from './plan.ts';

/** The council's real name; its streets, wards and sites are made up. */
export const southwarkOwn: OwnCouncil = {
  shortName: 'southwark',
  name: 'Southwark Council',
  initials: 'SK',
  colour: '#6a1b75',
  accent: '#00707a',
  location: [533800, 176300],
  lonLat: [-0.0744, 51.4697],
  mapRegion: [-0.115, 51.415, -0.025, 51.512],
  plan: southwarkPlan,
  townName: 'London',
  postcodeArea: 'SE',
  sites: 360,
  prefix: 'SWK',
  without: ['maplibre map', 'analysis page', 'site search redesigned'],
};

export function southwark(): DemoCouncil {
  // It uses the redesigned search page: the map fills it, with form and results on top.
  const without = southwarkOwn.without?.filter((flag) => flag !== 'site search redesigned') ?? [];
  return makeCouncil({ ...southwarkOwn, respondents: 40, without });
}
