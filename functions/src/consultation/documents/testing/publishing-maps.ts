import { beforeAll } from 'vitest';
import { sql, withTenant } from '../../../platform/db.ts';
import { newCouncil, type Council } from '../../../platform/testing/council.ts';
import { useWorld } from '../../../platform/testing/world.ts';
import { emptyMap, type MapContent } from '../../ground/documents/blocks/map/schema.ts';
import type { Edition, EditionMap, EditionMapData } from '../../ground/documents/edition.ts';
import { pagesServed } from '../../composed/public-site/testing/served-pages.ts';
import { getPublicDocument } from '../contract/publishing.ts';
import { drafting } from './drafted.ts';
import { publishedFile } from './published-file.ts';
import { addMapped, type MappedSites } from './mapped-council.ts';

/** A council with sites, layers and lists, and what publishes maps of them and reads them as the public does. */
export function publishingMaps() {
  useWorld();

  const page = pagesServed();

  let oak: Council;
  let sites: MappedSites;
  let listId = 0;
  let longListId = 0;
  const { drafted, draft, publish } = drafting(() => oak);

  beforeAll(async () => {
    oak = await newCouncil();
    ({ sites, listId } = await addMapped(oak));
    const { rows } = await withTenant(oak, (tx) =>
      sql<{ id: number }>`
        insert into site_lists (list_name, is_unique, account_id)
        select 'Every site', false, account_id from site_lists where id = ${listId} returning id::int`.execute(
        tx,
      ),
    );
    longListId = rows[0]!.id;
  }, 120_000);

  const mapOf = (more: Partial<MapContent>) => ({
    type: 'map' as const,
    content: { ...emptyMap(), caption: 'Where homes could go', ...more },
  });

  const editionOf = async (id: number) =>
    (await oak.as('signed-out').call(getPublicDocument, { id })).config as Edition;

  const fileOf = (id: number, name: string) => publishedFile(oak, id, name);

  /** A map as the public reads it, with its picture and data. */
  async function published(more: Partial<MapContent>) {
    const { id } = await drafted([mapOf(more)]);
    await publish(id);
    return { id, ...(await readMap(id)) };
  }

  async function readMap(id: number) {
    const map = (await editionOf(id)).sections[0]!.rows[0]![0]!.content as EditionMap;
    const data = JSON.parse((await fileOf(id, map.data))!.body) as EditionMapData;
    return { map, data, picture: (await fileOf(id, map.picture))!.body };
  }

  const siteInfo: MapContent['siteInfo'] = [
    { type: 'field', title: 'Area', columnName: 'size_ha', columns: [] },
    {
      type: 'table',
      title: 'Where it stands',
      columnName: null,
      columns: [
        { title: 'Stage', columnName: 'stage' },
        { title: 'Number', columnName: 'id' },
        { title: 'Secret', columnName: 'no_such_field' },
      ],
    },
    { type: 'field', title: 'Gone', columnName: 'row_version', columns: [] },
  ];
  return {
    oak: () => oak,
    sites: () => sites,
    listId: () => listId,
    longListId: () => longListId,
    page,
    drafted,
    draft,
    publish,
    mapOf,
    editionOf,
    fileOf,
    published,
    readMap,
    siteInfo,
  };
}
