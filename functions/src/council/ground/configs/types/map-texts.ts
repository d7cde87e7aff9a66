import { yup } from '../../../../platform/contract.ts';
import { requiredText, shape, uniqueBy } from '../schemas/shape.ts';

/** Map metadata card: which properties of a clicked feature are shown, layer by layer. */
export const mapMetadataCard = {
  version: 1,
  upgrades: [],
  schema: shape({
    fields_config: yup
      .array(
        shape({
          layerId: requiredText(),
          layerTitle: yup.string(),
          layerTheme: yup.string(),
          fields: yup
            .array(shape({ label: requiredText(), value: requiredText() }).required())
            .required(),
        }).required(),
      )
      .required()
      .test('unique-layers', '${path} has a layer twice', (list) =>
        uniqueBy(list, ({ layerId }) => layerId),
      ),
  }),
  initial: { fields_config: [] },
};

/** Layers order: groups of the layer tree and their layers from top to bottom. */
export const layersOrder = {
  version: 1,
  upgrades: [],
  schema: shape({
    groups: yup
      .array(
        shape({
          groupName: requiredText(),
          layersOrder: yup.array(requiredText()).required(),
        }).required(),
      )
      .required()
      .test('unique-groups', '${path} has a group twice', (list) =>
        uniqueBy(list, ({ groupName }) => groupName),
      ),
  }),
  initial: { groups: [] },
};

/** Layer tree tooltips: a short explanation beside a layer. */
export const layerTreeTooltips = {
  version: 1,
  upgrades: [],
  schema: shape({
    tooltips: yup
      .array(shape({ id: requiredText(), tooltip: requiredText() }).required())
      .required()
      .test('unique-ids', '${path} has an id twice', (list) => uniqueBy(list, ({ id }) => id)),
  }),
  initial: { tooltips: [] },
};
