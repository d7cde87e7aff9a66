import { closed, recordId, yup } from '../../../../../platform/contract.ts';
import type { Fault } from '../../fault.ts';
import { documentMessages as messages } from '../../messages.ts';

/** What a picture can tell apart. */
export const MAX_LAYERS = 6;
/** Headings between the layers of a key. */
export const MAX_DIVIDERS = 6;
export const MAX_DIVIDER_NAME = 100;
/** Most sites of a map in a document; no JSON answer has more rows. */
export const MAX_MAP_SITES = 500;
export const MAX_MAP_CAPTION = 200;
/** Of a site beside a map, and columns of a table among them. */
export const MAX_FACTS = 20;
export const MAX_FACT_TITLE = 100;

const title = yup
  .string()
  .trim()
  .max(MAX_FACT_TITLE, messages.tooLong(MAX_FACT_TITLE))
  .required(messages.titleRequired);
/** A field of the council's dictionary. */
const columnName = yup
  .string()
  .matches(/^[a-z][a-z0-9_]{0,59}$/)
  .required();

/** What is told of a site beside the map (specification 001, section 3: site info config). */
const siteInfo = closed({
  type: yup.string().oneOf(['field', 'table']).required(),
  title,
  /** Of a field; null for a table. */
  columnName: columnName.nullable().defined(),
  /** Of a table; none for a field. */
  columns: yup.array().of(closed({ title, columnName }).required()).max(MAX_FACTS).required(),
}).required();

const metres = yup.number().required();

export const layerKeyTypes = ['layer', 'divider'] as const;

/** An entry of a map's key (specification 002, section 3); a layer's name, description and style are the council's. */
const layerKeyEntry = closed({
  type: yup.string().oneOf(layerKeyTypes).required(),
  /** The council's id of a layer; a divider has one of its own. */
  id: yup.string().min(1).max(64).required(),
  /** The heading of a divider; '' for a layer. */
  name: yup.string().max(MAX_DIVIDER_NAME, messages.tooLong(MAX_DIVIDER_NAME)).defined(),
  /** Whether a layer is drawn from the beginning; a divider is always there. */
  visible: yup.boolean().required(),
}).required();
export type LayerKeyEntry = yup.InferType<typeof layerKeyEntry>;

const has = (key: readonly LayerKeyEntry[], type: LayerKeyEntry['type'], most: number) =>
  key.filter((entry) => entry.type === type).length <= most;

/** What a map shows, and where. */
export const mapSubject = {
  /** As it is read; what stands first lies above the others on the map. */
  layerKey: yup
    .array()
    .of(layerKeyEntry)
    .max(MAX_LAYERS + MAX_DIVIDERS)
    .test('layers', messages.tooManyLayers(MAX_LAYERS), (key) =>
      has(key ?? [], 'layer', MAX_LAYERS),
    )
    .test('dividers', messages.tooManyDividers(MAX_DIVIDERS), (key) =>
      has(key ?? [], 'divider', MAX_DIVIDERS),
    )
    .required(),
  siteIds: yup.array().of(recordId.required()).max(MAX_MAP_SITES).required(),
  /** The sites of this list besides, as they are when it is published. */
  siteListId: recordId.nullable().defined(),
  /** West, south, east, north in metres (EPSG:27700); null: around what is shown. */
  frame: yup.array().of(metres).length(4).nullable().defined(),
};

export const mapContent = closed({
  caption: yup.string().max(MAX_MAP_CAPTION, messages.tooLong(MAX_MAP_CAPTION)).defined(),
  ...mapSubject,
  siteInfo: yup.array().of(siteInfo).max(MAX_FACTS).required(),
});
export type MapContent = yup.InferType<typeof mapContent>;
export type MapSubject = Pick<MapContent, keyof typeof mapSubject>;

export const emptyMap = (): MapContent => ({
  caption: '',
  layerKey: [],
  siteIds: [],
  siteListId: null,
  siteInfo: [],
  frame: null,
});

/** A layer that was just chosen. */
export const layerEntry = (id: string): LayerKeyEntry => ({
  type: 'layer',
  id,
  name: '',
  visible: true,
});

/** The layers of a key in its order, each once. */
export const layersOfKey = (key: readonly LayerKeyEntry[]): LayerKeyEntry[] =>
  key.filter(
    ({ type, id }, at) =>
      type === 'layer' && key.findIndex((each) => each.type === type && each.id === id) === at,
  );

/** Whether nothing was chosen for a map. */
export const showsNothing = ({ layerKey, siteIds, siteListId }: MapSubject): boolean =>
  layersOfKey(layerKey).length + siteIds.length === 0 && siteListId === null;

export const mapFaults = (map: MapContent): Fault[] => [
  ...(map.caption.trim() ? [] : [{ field: 'caption', message: messages.captionRequired }]),
  ...(showsNothing(map) ? [{ field: 'layerKey', message: messages.mapIsEmpty }] : []),
  ...map.layerKey.flatMap(({ type, name }, at) =>
    type === 'divider' && name.trim() === ''
      ? [{ field: `layerKey.${at}.name`, message: messages.dividerNameRequired }]
      : [],
  ),
];
