import { beforeAll, beforeEach } from 'vitest';
import { twoCouncils, type Council, type Who } from '../../../platform/testing/council.ts';
import { editSites, previewSiteEdits, undoSiteEdits } from '../contract/bulk-edit.ts';
import { alikeSites, keepSiteFeatures } from './edited-sites.ts';

const set = (values: Record<string, unknown>) =>
  Object.entries(values).map(([column_name_raw, value]) => ({
    column_name_raw,
    new_value: value as string | null,
  }));

interface BulkEdits {
  oak: Council;
  elm: Council;
  /** Three sites of oak that no test has changed. */
  ids: number[];
  /** A site of elm. */
  elsewhere: number;
}

/** Two councils whose sites are all alike; call once at the top of a file. Every test has three sites of its own. */
export function useBulkEdits() {
  const given = {} as BulkEdits;
  let all: number[];
  beforeAll(async () => {
    Object.assign(given, await twoCouncils());
    const alike = {
      site_name: 'Mill Lane',
      homes: 10,
      site_type: 'Mixed',
      uses: ['retail', 'gone'],
    };
    all = await alikeSites(given.oak, 21, alike);
    given.elsewhere = (await alikeSites(given.elm, 30, alike)).at(-1) ?? 0;
  }, 120_000);
  beforeEach(async () => {
    given.ids = all.splice(0, 3);
    await keepSiteFeatures(given.oak, []);
  });

  const preview = (values: Record<string, unknown>, sites = given.ids) =>
    given.oak.as('officer').call(previewSiteEdits, { edits: [{ sites, values: set(values) }] });
  const versions = async () =>
    (await preview({ homes: 10 })).sites.map(({ id, row_version }) => ({ id, row_version }));
  return Object.assign(given, {
    preview,
    versions,
    write: async (values: Record<string, unknown>, sites?: { id: number; row_version: number }[]) =>
      given.oak.as('officer').call(editSites, {
        edits: [{ sites: sites ?? (await versions()), values: set(values) }],
      }),
    undo: (changed: { site_id: number; change_id: string }[], who: Who = 'officer') =>
      given.oak.as(who).call(undoSiteEdits, {
        changes: changed.map(({ site_id, change_id }) => ({ site_id, change_id })),
      }),
    editOne: (id: number, column_name_raw: string, new_value: unknown, who: Who = 'admin') =>
      given.oak.as(who).put(`/site/v2/${id}`, { json: { column_name_raw, new_value } }),
  });
}
