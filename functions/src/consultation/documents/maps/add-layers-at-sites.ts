import type { Tx } from '../../../platform/db.ts';
import type { EditionSite } from '../../ground/documents/edition.ts';
import { documentChangeMessages as messages } from '../messages.ts';
import type { ShownLayer } from './key-of-map.ts';
import {
  findLayersAtSites,
  findLocatedSites,
  type LayerAtSite,
} from './queries/layers-at-sites.ts';

/**
 * Sites with a line more: which layers of their map have something there, in the order of the key. A site without a
 * location tells nothing: that it had none of them would be read as an answer.
 */
export async function addLayersAtSites(
  tx: Tx,
  sites: readonly EditionSite[],
  layers: readonly ShownLayer[],
): Promise<EditionSite[]> {
  const siteIds = sites.map(({ id }) => id);
  const layerIds = layers.map(({ layerId }) => layerId);
  const found = Map.groupBy(await findLayersAtSites(tx, siteIds, layerIds), ({ siteId }) => siteId);
  const said = (at: readonly LayerAtSite[]) =>
    layers.flatMap(({ layerId, name }) => {
      const there = at.find((each) => each.layerId === layerId);
      return there ? [messages.layerAtSite(name, there.percent)] : [];
    });
  const located = await findLocatedSites(tx, siteIds);
  return sites.map((site) => {
    if (!located.has(site.id)) return site;
    const value = said(found.get(site.id) ?? []).join('; ') || messages.noLayersAtSite;
    return {
      ...site,
      info: [...site.info, { title: messages.layersAtSite, value, columnName: null }],
    };
  });
}
