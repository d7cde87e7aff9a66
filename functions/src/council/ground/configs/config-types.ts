import type { yup } from '../../../platform/contract.ts';
import {
  interactiveMap,
  questionnaire,
  suggestionsMap,
  touchPointList,
} from './types/feedback-forms.ts';
import { layersOrder, layerTreeTooltips, mapMetadataCard } from './types/map-texts.ts';
import { siteCard } from './types/site-card.ts';
import { publicWebMap, siteFeatures } from './types/site-features.ts';
import { siteSearch } from './types/site-search.ts';
import { storytelling } from './types/storytelling.ts';

export type ConfigObject = Record<string, unknown>;

export interface ConfigType {
  /** As people read it in messages: 'Site card config does not exist'. */
  name: string;
  /** Version of the schema; a configuration without one is version 1. */
  version: number;
  /** Step n upgrades a configuration from version n + 1 to n + 2; pure. */
  upgrades: readonly ((config: ConfigObject) => ConfigObject)[];
  schema: yup.AnySchema;
  /** What a new configuration of this type starts with. */
  initial: ConfigObject;
  /** Shown to the public, signed in or not. */
  isPublic: boolean;
}

/** Every kind of configuration a council can write (specification 002 section 3). */
export const configTypes = {
  'interactive-map': { name: 'Interactive map', isPublic: true, ...interactiveMap },
  'public-web-map': { name: 'Public web map', isPublic: true, ...publicWebMap },
  'suggestions-map': { name: 'Suggestions map', isPublic: true, ...suggestionsMap },
  storytelling: { name: 'Storytelling', isPublic: true, ...storytelling },
  'call-for-sites-questionnaire': {
    name: 'Call for sites questionnaire',
    isPublic: true,
    ...questionnaire,
  },
  'touch-points': { name: 'Touch points', isPublic: true, ...touchPointList },
  'site-card': { name: 'Site card', isPublic: false, ...siteCard },
  'site-features': { name: 'Site features', isPublic: false, ...siteFeatures },
  'site-search': { name: 'Site search', isPublic: false, ...siteSearch },
  'map-metadata-card': { name: 'Map metadata card', isPublic: true, ...mapMetadataCard },
  'layers-order': { name: 'Layers order', isPublic: true, ...layersOrder },
  'layer-tree-tooltips': { name: 'Layer tree tooltips', isPublic: true, ...layerTreeTooltips },
} as const satisfies Record<string, ConfigType>;

export type ConfigTypeId = keyof typeof configTypes;

export const configTypeIds = Object.keys(configTypes) as ConfigTypeId[];

/** The parsed shape of a configuration of this type. */
export type ConfigOf<T extends ConfigTypeId> = yup.InferType<(typeof configTypes)[T]['schema']>;

/** The type of that id, or undefined: the id may come from a stored record. */
export function findConfigType(id: string): ConfigType | undefined {
  return Object.hasOwn(configTypes, id) ? configTypes[id as ConfigTypeId] : undefined;
}
