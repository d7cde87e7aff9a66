import { createChildren, settleTakenIn, updateGeometry } from '../../land/boundaries/contract.ts';
import { square, wkt } from '../../land/boundaries/testing/square.ts';
import { addRelatedSite } from '../../land/related-sites/contract.ts';
import { addToList, deleteSiteList, renameSiteList } from '../../land/site-lists/contract.ts';
import { deleteSites } from '../../land/sites/contract.ts';
import { editSites } from '../../land/sites/contract/bulk-edit.ts';
import { addTags, deleteTag, renameTag, tagSites } from '../../land/tags/contract.ts';
import { type Operation, operation } from './operation.ts';
import type { LandScene } from './land-scene.ts';

const edited = async ({ whole, part }: Awaited<ReturnType<LandScene['sites']>>, name: string) => ({
  edits: [{ sites: [whole, part], values: [{ column_name_raw: 'site_name', new_value: name }] }],
});

/** What officers do to the same sites, their lists and their tags. */
export const landOperations: readonly Operation[] = [
  operation('edits sites', editSites, async ({ land }) => edited(await land.sites(), 'Hedge')),
  operation('edits the same sites', editSites, async ({ land }) =>
    edited(await land.sites(), 'Ditch'),
  ),
  operation('draws a boundary anew', updateGeometry, async ({ land }) => {
    const { whole, at } = await land.sites();
    const { id, row_version } = whole;
    return { siteId: id, row_version, wkbGeometry: wkt(square(...at, 250)) };
  }),
  ...(['child', 'ended'] as const).map((becomes) =>
    operation(`takes a site in, which is ${becomes}`, settleTakenIn, async ({ land }) => {
      const { whole, part } = await land.sites();
      return { siteId: whole.id, siteIds: [part.id], becomes };
    }),
  ),
  operation('takes in the site that took it in', settleTakenIn, async ({ land }) => {
    const { whole, part } = await land.sites();
    return { siteId: part.id, siteIds: [whole.id], becomes: 'child' as const };
  }),
  operation('divides a site', createChildren, async ({ land }) => {
    const { whole, at } = await land.sites();
    const children = [{ name: 'Corner', wkbGeometry: wkt(square(...at, 50)) }];
    return { siteId: whole.id, children };
  }),
  operation(
    'deletes a site',
    deleteSites,
    async ({ land }) => ({ sites_ids: [(await land.sites()).part.id] }),
    'admin',
  ),
  operation(
    'deletes the sites',
    deleteSites,
    async ({ land }) => {
      const { whole, part } = await land.sites();
      return { sites_ids: [part.id, whole.id] };
    },
    'admin',
  ),
  ...[true, false].map((isForth) =>
    operation(`relates sites ${isForth ? 'forth' : 'back'}`, addRelatedSite, async ({ land }) => {
      const { whole, part } = await land.sites();
      const [siteId, related_id] = isForth ? [whole.id, part.id] : [part.id, whole.id];
      return { siteId, related_id, isPrimary: true };
    }),
  ),
  operation('puts sites on a list', addToList, async ({ land }) => {
    const { whole, part } = await land.sites();
    return {
      listId: await land.list(),
      sites: [whole, part].map(({ id }) => ({ siteId: id })),
    };
  }),
  operation('renames the list', renameSiteList, async ({ land }) => ({
    id: await land.list(),
    listName: 'Kept',
  })),
  operation(
    'deletes the list',
    deleteSiteList,
    async ({ land }) => ({ id: await land.list() }),
    'admin',
  ),
  operation('tags sites', addTags, async ({ land }) => {
    const { whole, part } = await land.sites();
    return { siteIds: [whole.id, part.id], tagIds: [(await land.tag()).id] };
  }),
  operation('tags sites by name', tagSites, async ({ land }) => {
    const { whole, part } = await land.sites();
    return { sites_ids: [part.id, whole.id], created_tag_name: (await land.tag()).name };
  }),
  operation('renames the tag', renameTag, async ({ land }) => {
    const { id, name } = await land.tag();
    return { id, tag_name: `${name}-anew` };
  }),
  operation(
    'deletes the tag',
    deleteTag,
    async ({ land }) => ({ id: (await land.tag()).id }),
    'admin',
  ),
];
