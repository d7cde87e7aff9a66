import { AppError } from '../../platform/errors.ts';
import { Reply } from '../../platform/reply.ts';
import { route, type Route } from '../../platform/endpoint.ts';
import type { Tx } from '../../platform/db.ts';
import type { LayerRecord } from './contract.ts';
import { addLayer, changeLayer, removeLayer } from './contract/write-layer.ts';
import { layersMessages as messages } from './messages.ts';
import { changed, settle } from '../../platform/changed.ts';
import { layerRecords } from '../ground/layers/layer-records.ts';
import { findLayer } from './queries/layers.ts';
import { deleteLayer, insertLayer, updateLayer } from './queries/write-layer.ts';

/**
 * Administrators write layers. Every change makes the layer's tiles new, since their content depends on the style.
 */
export const writeLayerRoutes: Route[] = [
  route(addLayer, async ({ input, actor, tx }) => {
    if (!(await insertLayer(tx, input)))
      throw new AppError('conflict', { fields: { id: messages.idTaken } });
    await changed(tx, actor, { of: layerRecords, ids: [input.id], kind: 'created', onMaps: true });
    return written(tx, input.id);
  }),

  route(changeLayer, async ({ input: { layerId, ...fields }, actor, tx }) => {
    if (!(await updateLayer(tx, layerId, fields))) throw new AppError('not-found');
    await changed(tx, actor, { of: layerRecords, ids: [layerId], kind: 'updated', onMaps: true });
    return written(tx, layerId);
  }),

  route(removeLayer, async ({ input: { layerId }, actor, tx }) => {
    if (!(await deleteLayer(tx, layerId))) throw new AppError('not-found');
    await changed(tx, actor, { of: layerRecords, ids: [layerId], kind: 'deleted', onMaps: true });
    return new Reply({ status: 204 });
  }),
];

/** The layer with its new version. */
async function written(tx: Tx, layerId: string): Promise<LayerRecord> {
  await settle(tx);
  return (await findLayer(tx, layerId)) as LayerRecord;
}
