import type { ChangedSite } from '@contract/land/ground/sites/edit-schema.ts';
import type { SiteRecord, WholeSite } from '@contract/land/ground/sites/site-record.ts';
import type { QueryClient } from '@tanstack/react-query';
import { BASE } from '@contract/land/ground/scenarios/base-scenario.ts';

/** What this page wrote last, by site, scenario and column: what arrives otherwise is a colleague's. */
const written = new Map<string, string>();
const keyOf = (siteId: number, scenario: string, column: string) =>
  `${siteId} ${scenario} ${column}`;

/** Whether this page itself wrote a value that it is shown now. */
export const isOwnValue = (siteId: number, scenario: string, column: string, value: unknown) =>
  written.get(keyOf(siteId, scenario, column)) === JSON.stringify(value ?? null);

/** Shows an edit's result before the site is fetched again. */
export function patchSite(queries: QueryClient, changed: ChangedSite): void {
  for (const [column, value] of Object.entries(changed.values))
    written.set(keyOf(changed.id, changed.scenario_name, column), JSON.stringify(value ?? null));
  queries.setQueriesData<unknown>({ queryKey: ['sites'] }, (answer: unknown) =>
    holdsSite(answer) &&
    answer.site.id === changed.id &&
    answer.site.scenario_name === changed.scenario_name
      ? {
          ...answer,
          site: { ...answer.site, ...changed.values, row_version: changed.row_version },
        }
      : answer,
  );
  if (changed.scenario_name !== BASE) return;
  queries.setQueriesData<unknown>({ queryKey: ['site-table'] }, (answer: unknown) =>
    holdsRecords(answer)
      ? {
          ...answer,
          records: answer.records.map((site) =>
            site.id === changed.id
              ? { ...site, ...changed.values, row_version: changed.row_version }
              : site,
          ),
        }
      : answer,
  );
}

/** The answer of a table's page, not of its sums or its groups. */
function holdsRecords(answer: unknown): answer is { records: SiteRecord[] } {
  return (
    typeof answer === 'object' &&
    answer !== null &&
    'records' in answer &&
    Array.isArray(answer.records)
  );
}

function holdsSite(answer: unknown): answer is { site: WholeSite } {
  if (typeof answer !== 'object' || answer === null || !('site' in answer)) return false;
  return typeof answer.site === 'object' && answer.site !== null && 'scenario_name' in answer.site;
}
