import type { Council } from '../../../platform/testing/council.ts';
import { inSchema } from './in-schema.ts';

/** A layer `flood` of two areas among the made-up sites, drawn by their names. */
export const addFloodLayer = (council: Council) =>
  inSchema(
    council,
    `
    insert into layers (id, layer_name, geometry_kind, column_name, column_id, mbstyle) values
      ('flood', 'Flood', 'polygon', 'name', 'code', '{"type":"fill","paint":{"fill-color":["get","name"]}}');
    insert into layer_features (layer_id, properties, geometry) values
      ('flood', '{"name":"Tyne north bank","code":"F1"}', st_makeenvelope(424000, 564000, 429000, 569000, 27700)),
      ('flood', '{"name":"Ouseburn","code":"F12"}', st_makeenvelope(430000, 564000, 431000, 565000, 27700));
    insert into layer_versions (layer_id) values ('flood');`,
  );
