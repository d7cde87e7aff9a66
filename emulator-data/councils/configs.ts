import type { ConfigTypeId } from '../../functions/src/council/ground/configs/config-types.ts';
import type { NewField } from '../../functions/src/council/ground/dictionary/add-dictionary-field.ts';
import { fieldNamed } from './field-named.ts';
import type { DemoLayer } from './layers.ts';
import { publicConfigs } from './public-configs.ts';
import { siteFeatures } from './site-features.ts';
import { siteSearch } from './site-search.ts';

interface Writing {
  fields: readonly NewField[];
  layers: readonly DemoLayer[];
  wardNames: readonly string[];
  lonLat: [number, number];
  /** Fields on a result card, in order. */
  card: readonly string[];
  /** Further fields of the search form. */
  furtherFilters: readonly string[];
}

/** One configuration of each of the twelve types, built from the council's own dictionary. */
export function configsOf(writing: Writing): Record<ConfigTypeId, object> {
  const { layers } = writing;
  return {
    'site-search': siteSearch(writing),
    'site-card': {
      siteCardElements: writing.card.map((name) => cardLine(fieldNamed(writing.fields, name))),
    },
    'site-features': siteFeatures(writing.fields, true),
    'public-web-map': siteFeatures(writing.fields, false),
    'map-metadata-card': {
      fields_config: layers
        .filter(({ features }) => features.length > 0)
        .map((layer) => ({
          layerId: layer.id,
          layerTitle: layer.layerName,
          ...(layer.themeId ? { layerTheme: layer.themeId } : {}),
          fields: Object.keys(layer.features[0]?.properties ?? {}).map((key) => ({
            label: titled(key),
            value: key,
          })),
        })),
    },
    'layers-order': { groups: groupsOf(layers) },
    'layer-tree-tooltips': {
      tooltips: layers.map((layer) => ({ id: layer.id, tooltip: layer.placemakerDescription })),
    },
    ...publicConfigs(writing.lonLat),
  };
}

function cardLine(field: NewField) {
  const { NUMBERS_AFTER_DECIMAL_POINT, THOUSANDS_SEPARATOR, COLOURED_DOT } = field.format ?? {};
  const formatting = {
    ...(NUMBERS_AFTER_DECIMAL_POINT === undefined ? {} : { NUMBERS_AFTER_DECIMAL_POINT }),
    ...(THOUSANDS_SEPARATOR === undefined ? {} : { THOUSANDS_SEPARATOR }),
    ...(COLOURED_DOT ? { COLOURED_DOT } : {}),
  };
  return {
    label: field.label,
    dbPropertyName: field.dbPropertyName,
    ...(field.unit && field.unit !== '£' ? { measurement: field.unit } : {}),
    ...(field.unit === '£' ? { prefix: '£' } : {}),
    ...(Object.keys(formatting).length > 0 ? { formatting } : {}),
  };
}

function groupsOf(layers: readonly DemoLayer[]) {
  const groups = new Map<string, DemoLayer[]>();
  for (const layer of layers) {
    const name = layer.themeId ?? 'Base layers';
    groups.set(name, [...(groups.get(name) ?? []), layer]);
  }
  return [...groups].map(([groupName, members]) => ({
    groupName,
    layersOrder: [...members].sort((a, b) => b.zIndex - a.zIndex).map(({ id }) => id),
  }));
}

function titled(key: string): string {
  return key.charAt(0).toUpperCase() + key.slice(1);
}
