import { txOver } from '../../../platform/db.ts';
import {
  addDictionaryField,
  type NewField,
} from '../../../council/ground/dictionary/add-dictionary-field.ts';
import { inOwnerTransaction } from '../../../platform/migrate.ts';
import { newCouncil, type Council } from '../../../platform/testing/council.ts';
import { asOwner } from '../../../platform/testing/owner.ts';

/** A council whose dictionary uses other fields for the register's columns than the demo councils do. */
export async function councilWithDictionary(more: NewField[] = []): Promise<Council> {
  const council = await newCouncil();
  await asOwner(({ client }) =>
    inOwnerTransaction(client, async () => {
      await client.query(`set local search_path = "${council.mainSchema}", extensions`);
      const tx = txOver(client);
      const add = (
        dbPropertyName: string,
        type: 'text.small' | 'area.hectares' | 'date' | 'dropdown',
        more: object,
      ) => addDictionaryField(tx, { dbPropertyName, label: dbPropertyName, type, ...more });
      await add('place_name', 'text.small', { standardName: 'SiteNameAddress', searchable: true });
      await add('area', 'area.hectares', { standardName: 'Hectares' });
      await add('finished_on', 'date', { standardName: 'EndDate' });
      await add('constraints', 'text.small', {});
      for (const field of more) await addDictionaryField(tx, field);
      await add('ownership', 'dropdown', {
        standardName: 'OwnershipStatus',
        options: [{ value: 'PUBLIC', label: 'Owned by a public authority' }],
      });
    }),
  );
  return council;
}
