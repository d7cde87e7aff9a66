import type { CellConfig } from '@contract/council/ground/configs/types/cell-config.ts';
import type { SiteField } from '@contract/council/ground/configs/types/site-features.ts';
import type { SiteTableCell } from '@contract/council/ground/configs/types/site-table.ts';
import type { DictionaryField } from '@contract/council/ground/dictionary/field.ts';
import { fieldTypeOf, type ValueKind } from '@contract/council/ground/dictionary/field-types.ts';
import { formatNumber, formatValue } from '@contract/council/ground/dictionary/format-value.ts';
import { isMeant } from '@contract/land/ground/sites/cell-rules.ts';
import { VISIBILITY, visibilityField } from '@contract/land/ground/sites/visibility-field.ts';
import { isWebAddress } from '@contract/platform/link-address.ts';
import { siteFieldMessages as messages } from './messages.ts';

export type Fields = ReadonlyMap<string, DictionaryField>;
export type Values = Readonly<Record<string, unknown>>;

/** One value of a site in one place of the page: its field, its format and how it is edited. */
export interface SiteCell {
  column: string;
  label: string;
  description: string | undefined;
  /** The dictionary's field, with the formatting of the page's configuration. */
  field: DictionaryField;
  kind: ValueKind;
  prefix: string | undefined;
  measurement: string | undefined;
  /** How it is edited; undefined if it is read-only. */
  config: NonNullable<CellConfig> | undefined;
  /** Whether the server calculates it, and can be asked to do so again. */
  functionName: string | undefined;
}

type Placed = Partial<Omit<SiteField, 'type'>> & Pick<SiteTableCell, 'dbPropertyName'>;

/** The cell of a configured place; undefined if the dictionary does not (or no longer) have the field. */
export function cellOf(placed: Placed, fields: Fields): SiteCell | undefined {
  const column = placed.dbPropertyName ?? '';
  const label = placed.label ?? column;
  const field = fields.get(column) ?? (column === VISIBILITY ? visibilityField(label) : undefined);
  if (!field) return undefined;
  return {
    column,
    label: placed.label ?? field.label,
    description: placed.description ?? field.description ?? undefined,
    field: { ...field, format: { ...field.format, ...placed.formatting } },
    kind: fieldTypeOf(field.type).kind,
    prefix: placed.prefix,
    measurement: placed.measurement,
    config: placed.editable && field.editable ? (placed.cellConfig ?? undefined) : undefined,
    functionName: placed.useFunction ? placed.functionName : undefined,
  };
}

/** Whether there is anything to show; 'no' and 0 count. */
export const hasContent = (value: unknown): boolean =>
  value !== null && value !== undefined && value !== '' && !(Array.isArray(value) && !value.length);

/** The value in words; '-' for none. An unanswered switch is 'not known'. */
export function shownText(cell: SiteCell, value: unknown): string {
  const { field, kind, prefix, measurement } = cell;
  if (kind === 'boolean' && !hasContent(value)) return messages.notKnown;
  if (Array.isArray(value) && hasContent(value)) return shownList(cell, value);
  const own = prefix !== undefined || measurement !== undefined;
  const said = labelOf(cell, value) ?? shapeOf(cell, value);
  if (said !== undefined) return said;
  if (typeof value !== 'number' || !own) return formatValue(field, value);
  const number = formatNumber(Math.abs(value), field.format);
  const unit = measurement === '%' ? '%' : measurement ? ` ${measurement}` : '';
  return `${value < 0 ? '-' : ''}${prefix ?? ''}${number}${unit}`;
}

function shownList(cell: SiteCell, value: unknown[]): string {
  if (isCoordinates(cell)) return pairsOf(value).join('\n');
  if (cell.field.type === 'list.lists') return value.map(wordsOf).join('\n');
  if (cell.kind === 'json') return formatValue(cell.field, value);
  // Addresses contain commas themselves.
  const between = cell.field.type === 'list.address' ? '\n' : ', ';
  return value.map((entry) => labelOf(cell, entry) ?? String(entry)).join(between);
}

const wordsOf = (entry: unknown) => (Array.isArray(entry) ? entry.join(', ') : String(entry));

/** The label of a value or of a list's entry. */
const labelOf = (cell: SiteCell, value: unknown): string | undefined =>
  choicesOf(cell)?.find((choice) => isMeant(choice.value, value))?.label;

/** The type of a GeoJSON shape, since its coordinates mean nothing to readers. */
function shapeOf({ field }: SiteCell, value: unknown): string | undefined {
  if (field.type !== 'geojson' || typeof value !== 'object' || value === null) return undefined;
  return 'type' in value ? String(value.type) : undefined;
}

export interface CellChoice {
  value: string;
  label: string;
}

/** The options: the page's, otherwise the dictionary's; undefined for typed values. */
export function choicesOf({ config, field, kind }: SiteCell): CellChoice[] | undefined {
  if (kind === 'boolean' || kind === 'date' || kind === 'json') return undefined;
  const chosen = config?.fieldType === 'select' || config?.fieldType === 'checkbox';
  if (chosen && config.options?.length) return config.options;
  const closed = fieldTypeOf(field.type).fromOptions || kind === 'texts' || kind === 'numbers';
  if (!closed || field.options.length === 0) return undefined;
  return field.options.map(({ value, label }) => ({ value: String(value), label }));
}

/** Whether a value is pairs of numbers. */
export const isCoordinates = ({ field }: SiteCell): boolean => field.type === 'list.coordinates';

/** Each pair of coordinates as text. */
export const pairsOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.map(wordsOf) : [];

/** The colour of the value's dot, if the council gives it one. */
export const dotOf = ({ field }: SiteCell, value: unknown): string | undefined =>
  field.format.COLOURED_DOT?.find((dot) => dot.value === String(value))?.color;

/** The web address that the value is, for a link. */
export const linkOf = (value: unknown): string | undefined =>
  typeof value === 'string' && isWebAddress(value) ? value : undefined;
