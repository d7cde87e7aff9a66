import { scanMessages as messages } from '../messages.ts';
import type { Dictionary } from './dictionary.ts';
import type { PdfToken } from './tokens.ts';

/** The filters (ISO 32000, 7.4) that a stream may be packed by, under their long and short names. */
const KNOWN = new Set(
  [
    'FlateDecode LZWDecode ASCIIHexDecode ASCII85Decode RunLengthDecode',
    'Fl LZW AHx A85 RL',
    'DCTDecode CCITTFaxDecode JPXDecode JBIG2Decode DCT CCF',
  ].flatMap((names) => names.split(' ')),
);
/** Keys that only streams of packed objects have, but for /N, which colour profiles have as well. */
const OF_OBJECTS = ['First', 'Extends', 'N'];
/** Keys that have data come from another file. */
const OF_ELSEWHERE = ['FFilter', 'FDecodeParms'];

/**
 * What a stream's dictionary makes of it: 'objects' for what a reader could take for packed objects, whatever it calls
 * itself. `packed` tells whether a filter is used at all.
 */
export interface StreamKind {
  kind: 'objects' | 'image' | 'other';
  packed: boolean;
  problem?: string;
}

/** Throws Unreadable where readers may differ. */
export function streamKindOf(dictionary: Dictionary): StreamKind {
  const filters = filtersOf(dictionary);
  const isCalled = (key: string, name: string) =>
    dictionary.value(key)?.some((piece) => piece.kind === 'name' && piece.text === name) ?? false;
  const objects =
    isCalled('Type', 'ObjStm') || OF_OBJECTS.some((key) => dictionary.value(key) !== undefined);
  const kind = objects ? 'objects' : isCalled('Subtype', 'Image') ? 'image' : 'other';
  const packed = filters !== undefined && filters.length > 0;
  return { kind, packed, ...problemOf(dictionary, filters, objects) };
}

function problemOf(dictionary: Dictionary, filters: string[] | undefined, objects: boolean) {
  if (OF_ELSEWHERE.some((key) => dictionary.value(key))) return { problem: messages.pdfElsewhere };
  if (dictionary.value('F')) return { problem: messages.pdfElsewhere };
  if (!filters?.every((filter) => KNOWN.has(filter))) return { problem: messages.pdfHidden };
  const plainly = filters.length === 0 || (filters.length === 1 && filters[0]?.startsWith('Fl'));
  const rules = ['DecodeParms', 'DP'].some((key) => !isNull(dictionary.value(key)));
  return objects && filters.length > 0 && (!plainly || rules)
    ? { problem: messages.pdfHidden }
    : {};
}

/** The filters in their order; undefined where they are not written in the dictionary itself. */
function filtersOf(dictionary: Dictionary): string[] | undefined {
  const value = dictionary.value('Filter');
  if (isNull(value)) return [];
  const inside = value?.[0]?.kind === '[' ? value.slice(1, -1) : value;
  if (!inside?.every(({ kind, text }) => kind === 'name' || text === 'null')) return undefined;
  return inside.filter(({ kind }) => kind === 'name').map(({ text }) => text);
}

function isNull(value: PdfToken[] | undefined): boolean {
  return value === undefined || value[0]?.text === 'null';
}
