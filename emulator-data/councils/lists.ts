import type { DemoSite } from '../sites/site.ts';

/** A list of sites that one of the staff keeps. */
export interface DemoList {
  name: string;
  owner: 'admin' | 'officer';
  /** A site is in it once, without a scenario; in other lists once for each of its scenarios. */
  isUnique: boolean;
  /** Sites by their index among the council's, under a scenario or without one. */
  members: { site: number; scenario: string }[];
}

const BASE = 'base';

/**
 * An officer's own list, and two lists that the whole team works from: a quarter of the sites, and the nearest ones.
 */
export function listsOf(sites: readonly DemoSite[]): DemoList[] {
  const which = (wanted: (site: DemoSite, index: number) => boolean) =>
    sites.flatMap((site, index) => (wanted(site, index) ? [{ site: index, scenario: BASE }] : []));
  const withScenarios = sites
    .slice(0, 60)
    .flatMap(({ scenarios }, site) => [
      { site, scenario: BASE },
      ...scenarios.map(({ name }) => ({ site, scenario: name })),
    ]);
  return [
    {
      name: 'Sites to visit',
      owner: 'officer',
      isUnique: false,
      members: which((_, index) => index % 29 === 3).slice(0, 40),
    },
    {
      name: 'Capacity under every scenario',
      owner: 'officer',
      isUnique: false,
      members: withScenarios,
    },
    {
      name: 'Regulation 18: objections of the highways authority that are not resolved',
      owner: 'officer',
      isUnique: true,
      members: which((_, index) => index % 17 === 5).slice(0, 120),
    },
    {
      name: 'Local plan 2041: preferred sites',
      owner: 'admin',
      isUnique: true,
      members: which((_, index) => index % 4 === 1),
    },
    {
      name: 'Five-year supply',
      owner: 'admin',
      isUnique: true,
      members: which(({ values }) => values.availability_time_period === '0–5 years'),
    },
  ];
}
