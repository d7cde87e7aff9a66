import type { DemoCouncil } from '../council.ts';
import { makeCouncil, type OwnCouncil } from '../make-council.ts';
import { newcastlePlan } from './plan.ts';

/** The council's real name; its streets, wards and sites are made up. */
export const newcastleOwn: OwnCouncil = {
  shortName: 'newcastle',
  name: 'Newcastle City Council',
  initials: 'NC',
  colour: '#1d4f91',
  accent: '#9c1f2e',
  location: [424300, 566200],
  lonLat: [-1.6225, 54.9894],
  mapRegion: [-1.78, 54.95, -1.52, 55.09],
  plan: newcastlePlan,
  townName: 'Newcastle upon Tyne',
  postcodeArea: 'NE',
  sites: 420,
  prefix: 'NCL',
  documentSiteFields: ['id', 'site_name', 'helaa_reference'],
  // The classic search page, with only the council's own form.
  without: ['site search redesigned', 'site search updated filters'],
};

export function newcastle(): DemoCouncil {
  return makeCouncil({ ...newcastleOwn, respondents: 40 });
}
