import { addDictionaryField } from '../../council/ground/dictionary/add-dictionary-field.ts';
import type { Council } from '../../platform/testing/council.ts';
import { inSchemaOf } from '../../platform/testing/owner-tx.ts';
import { getBoundaries } from '../../land/boundaries/contract.ts';
import { siteAt } from '../../land/boundaries/testing/square.ts';
import { createSiteList } from '../../land/site-lists/contract.ts';
import { createTag } from '../../land/tags/contract.ts';
import { importsAt } from './import-scene.ts';

export type LandScene = ReturnType<Awaited<ReturnType<typeof landScenesOf>>>;

/** Metres between the sites of one scene and those of the next. */
const APART = 1_000;
const [EAST, NORTH] = [400_000, 400_000];
const IN_A_ROW = 200;

/** Gives new sites, lists and tags to race for in a council; each is made when it is first asked for. */
export async function landScenesOf(council: Council) {
  await inSchemaOf(council, async (tx) => {
    const add = (field: Omit<Parameters<typeof addDictionaryField>[1], 'label'>, label: string) =>
      addDictionaryField(tx, { ...field, label });
    await add({ dbPropertyName: 'site_name', type: 'text.small', searchable: true }, 'Site name');
    await add({ dbPropertyName: 'size_ha', type: 'area.hectares' }, 'Size');
    await add({ dbPropertyName: 'left_on', type: 'date', standardName: 'EndDate' }, 'Left');
  });
  const officer = council.as('officer');

  return (nth: number, once: <T>(make: () => Promise<T>) => () => Promise<T>) => {
    const at = [
      EAST + (nth % IN_A_ROW) * APART,
      NORTH + Math.floor(nth / IN_A_ROW) * APART,
    ] as const;
    const site = async (x: number, name: string) => {
      const id = await siteAt(council, x, at[1], `${name} ${nth}`);
      const { current } = await officer.call(getBoundaries, { siteId: id });
      return { id, row_version: current.row_version };
    };
    return {
      imports: importsAt(council, nth, at, once),
      sites: once(async () => ({
        at,
        whole: await site(at[0], 'Whole'),
        part: await site(at[0] + 120, 'Part'),
      })),
      list: once(
        async () => (await officer.call(createSiteList, { listName: `List ${nth}` })).list.id,
      ),
      tag: once(async () => {
        const { tag } = await officer.call(createTag, { tag_name: `raced-${nth}` });
        return { id: tag.id, name: tag.name };
      }),
    };
  };
}
