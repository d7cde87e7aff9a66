import { BASE } from '@contract/land/ground/scenarios/base-scenario.ts';

/** The address of a site's page, under a scenario that is not its base. */
export function sitePath(siteId: number, scenario: string = BASE): string {
  const path = `/site/${siteId}`;
  return scenario === BASE ? path : `${path}?scenario=${encodeURIComponent(scenario)}`;
}
