import { closed, recordId, yup } from '../../../../../platform/contract.ts';
import type { Fault } from '../../fault.ts';
import { documentMessages as messages } from '../../messages.ts';

/** What a picture can tell apart. */
export const MAX_LAYERS = 6;
/** Most sites of a map in a document; no JSON answer has more rows. */
export const MAX_MAP_SITES = 500;
const MAX_CAPTION = 200;
const MAX_FACTS = 20;

const title = yup.string().trim().max(100, messages.tooLong(100)).required(messages.titleRequired);
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

/** What a map shows, and where. */
export const mapSubject = {
  layerIds: yup.array().of(yup.string().min(1).max(64).required()).max(MAX_LAYERS).required(),
  siteIds: yup.array().of(recordId.required()).max(MAX_MAP_SITES).required(),
  /** The sites of this list besides, as they are when it is published. */
  siteListId: recordId.nullable().defined(),
  /** West, south, east, north in metres (EPSG:27700); null: around what is shown. */
  frame: yup.array().of(metres).length(4).nullable().defined(),
};

export const mapContent = closed({
  caption: yup.string().max(MAX_CAPTION, messages.tooLong(MAX_CAPTION)).defined(),
  ...mapSubject,
  siteInfo: yup.array().of(siteInfo).max(MAX_FACTS).required(),
});
export type MapContent = yup.InferType<typeof mapContent>;
export type MapSubject = Pick<MapContent, keyof typeof mapSubject>;

export const emptyMap = (): MapContent => ({
  caption: '',
  layerIds: [],
  siteIds: [],
  siteListId: null,
  siteInfo: [],
  frame: null,
});

export const mapFaults = ({ caption, layerIds, siteIds, siteListId }: MapContent): Fault[] => [
  ...(caption.trim() ? [] : [{ field: 'caption', message: messages.captionRequired }]),
  ...(layerIds.length + siteIds.length > 0 || siteListId !== null
    ? []
    : [{ field: 'layerIds', message: messages.mapIsEmpty }]),
];
