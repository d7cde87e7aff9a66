import { addDictionaryField } from '../../../council/ground/dictionary/add-dictionary-field.ts';
import { type Council, newCouncil } from '../../../platform/testing/council.ts';
import { inSchemaOf } from '../../../platform/testing/owner-tx.ts';

/** A council whose sites have a name, a size and an end. */
export async function councilWithEnds(): Promise<Council> {
  const council = await newCouncil();
  await inSchemaOf(council, async (tx) => {
    const add = (field: Omit<Parameters<typeof addDictionaryField>[1], 'label'>, label: string) =>
      addDictionaryField(tx, { ...field, label });
    await add({ dbPropertyName: 'site_name', type: 'text.small', searchable: true }, 'Site name');
    await add({ dbPropertyName: 'size_ha', type: 'area.hectares' }, 'Size');
    await add({ dbPropertyName: 'left_on', type: 'date', standardName: 'EndDate' }, 'Left');
  });
  return council;
}
