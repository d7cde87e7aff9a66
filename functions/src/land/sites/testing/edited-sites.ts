import {
  addDictionaryField,
  type NewField,
} from '../../../council/ground/dictionary/add-dictionary-field.ts';
import { sql, txOver, withTenant } from '../../../platform/db.ts';
import { inOwnerTransaction } from '../../../platform/migrate.ts';
import type { Who } from '../../../platform/testing/council.ts';
import type { Council } from '../../../platform/testing/council.ts';
import type { InputOf } from '../../../platform/contract.ts';
import { asOwner } from '../../../platform/testing/owner.ts';
import type { WholeSite } from '../../ground/sites/site-record.ts';
import { siteHistory } from '../../history/contract.ts';
import { getSiteV2 } from '../../composed/site/contract.ts';
import {
  someSites,
  writeSites,
  type WrittenSite,
} from '../../site-search/testing/few-hundred-sites.ts';

/** Gives a council's sites further fields, as its owner. */
export async function addFields(council: Council, fields: NewField[]): Promise<void> {
  await asOwner(({ client }) =>
    inOwnerTransaction(client, async () => {
      await client.query(`set local search_path = ${council.mainSchema}, extensions`);
      for (const field of fields) await addDictionaryField(txOver(client), field);
      await client.query(`grant select, insert, update on sites to ${council.mainSchema}`);
    }),
  );
}

/** Gives a council so many sites that have these values in common; their ids. */
export async function alikeSites(
  council: Council,
  count: number,
  values: Partial<WrittenSite>,
): Promise<number[]> {
  const alike = someSites(count).map((each) => ({ ...each, ...values }));
  return (await writeSites(council, alike)).map(({ id }) => id);
}

/** Keeps the council's site-features configuration, as its editors do. */
export async function keepSiteFeatures(council: Council, tabs: object[]): Promise<void> {
  const data = { config_type_id: 'site-features', config: JSON.stringify({ tabs }) };
  await withTenant(council, async (tx) => {
    await sql`delete from platform.content_items where collection = 'configs' and id = 'features'`.execute(
      tx,
    );
    await sql`
      insert into platform.content_items (collection, id, tenant, data)
      values ('configs', 'features', ${council.shortName}, ${JSON.stringify(data)}::jsonb)`.execute(
      tx,
    );
  });
}

/** A tab that shows these fields, each as its cell says. */
export const tabWith = (cells: Record<string, object>, more: object = {}) => ({
  id: 'facts',
  tabTitle: 'Facts',
  content: [
    {
      type: 'CONTAINER',
      kind: 'ACCORDION',
      showIfContentAvailable: true,
      content: Object.entries(cells).map(([dbPropertyName, cellConfig]) => ({
        type: 'FIELD',
        label: dbPropertyName,
        dbPropertyName,
        editable: true,
        cellConfig,
      })),
    },
  ],
  ...more,
});

/** What people see of a council's sites: values, versions and history. */
export const viewOf = (council: Council) => ({
  site: async (siteId: number, scenario = 'base', who: Who = 'viewer'): Promise<WholeSite> =>
    (await council.as(who).call(getSiteV2, { siteId, scenario })).site,
  history: (
    siteId: number,
    asked: Omit<InputOf<typeof siteHistory>, 'siteId'> = {},
    who: Who = 'viewer',
  ) => council.as(who).call(siteHistory, { siteId, ...asked }),
});
