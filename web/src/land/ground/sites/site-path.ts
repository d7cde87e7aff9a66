import { BASE } from '@contract/land/ground/scenarios/base-scenario.ts';

/** The address of a site's page, under a scenario that is not its base. `from`: the search that it is opened from. */
export function sitePath(siteId: number, scenario: string = BASE, from = ''): string {
  const under = scenario === BASE ? '' : `scenario=${encodeURIComponent(scenario)}`;
  const query = [under, from].filter(Boolean).join('&');
  return query ? `/site/${siteId}?${query}` : `/site/${siteId}`;
}
