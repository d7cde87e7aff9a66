import { AppError } from '../../platform/errors.ts';
import { Reply } from '../../platform/reply.ts';
import { route, type Route } from '../../platform/endpoint.ts';
import type { Tx } from '../../platform/db.ts';
import type { LayerRecord } from './contract.ts';
import { addLayer, changeLayer, removeLayer } from './contract/write-layer.ts';
import { layersMessages as messages } from './messages.ts';
import { bumpLayerVersion } from '../ground/layers/layer-version.ts';
import { findLayer } from './queries/layers.ts';
import { deleteLayer, insertLayer, updateLayer } from './queries/write-layer.ts';

/** Administrators write layers. Every change renews the layer's tiles: what they carry follows the style. */
export const writeLayerRoutes: Route[] = [
  route(addLayer, async ({ input, tx }) => {
    if (!(await insertLayer(tx, input)))
      throw new AppError('conflict', { fields: { id: messages.idTaken } });
    await bumpLayerVersion(tx, input.id);
    return written(tx, input.id);
  }),

  route(changeLayer, async ({ input: { layerId, ...fields }, tx }) => {
    if (!(await updateLayer(tx, layerId, fields))) throw new AppError('not-found');
    await bumpLayerVersion(tx, layerId);
    return written(tx, layerId);
  }),

  route(removeLayer, async ({ input: { layerId }, tx }) => {
    if (!(await deleteLayer(tx, layerId))) throw new AppError('not-found');
    await bumpLayerVersion(tx, layerId);
    return new Reply({ status: 204 });
  }),
];

async function written(tx: Tx, layerId: string): Promise<LayerRecord> {
  return (await findLayer(tx, layerId)) as LayerRecord;
}
