import type { CellConfig } from '@contract/council/ground/configs/types/cell-config.ts';
import type { SiteField } from '@contract/council/ground/configs/types/site-features.ts';
import type { SiteTableCell } from '@contract/council/ground/configs/types/site-table.ts';
import type { DictionaryField } from '@contract/council/ground/dictionary/field.ts';
import { fieldTypeOf, type ValueKind } from '@contract/council/ground/dictionary/field-types.ts';
import { formatNumber, formatValue } from '@contract/council/ground/dictionary/format-value.ts';
import { isMeant } from '@contract/land/ground/sites/cell-rules.ts';
import { VISIBILITY, visibilityField } from '@contract/land/ground/sites/visibility-field.ts';
import { siteFieldMessages as messages } from './messages.ts';

export type Fields = ReadonlyMap<string, DictionaryField>;
export type Values = Readonly<Record<string, unknown>>;

/** One value of a site where it stands on the page: what it is, how it is written and how it is asked for. */
export interface SiteCell {
  column: string;
  label: string;
  description: string | undefined;
  /** As the dictionary has it, formatted as the page's configuration says. */
  field: DictionaryField;
  kind: ValueKind;
  prefix: string | undefined;
  measurement: string | undefined;
  /** How it is edited; undefined where it is only read. */
  config: NonNullable<CellConfig> | undefined;
  /** Whether the server reckons it: it can be asked to do so again. */
  functionName: string | undefined;
}

type Placed = Partial<Omit<SiteField, 'type'>> & Pick<SiteTableCell, 'dbPropertyName'>;

/** A configured place's cell; undefined where the dictionary has no such field (any more). */
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

/** Whether there is something to read; no and 0 are. */
export const hasContent = (value: unknown): boolean =>
  value !== null && value !== undefined && value !== '' && !(Array.isArray(value) && !value.length);

/** The value as people read it; '-' for none, and a switch nobody answered is not known. */
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
  // Addresses have commas of their own.
  const between = cell.field.type === 'list.address' ? '\n' : ', ';
  return value.map((entry) => labelOf(cell, entry) ?? String(entry)).join(between);
}

const wordsOf = (entry: unknown) => (Array.isArray(entry) ? entry.join(', ') : String(entry));

/** The option that a value or an entry of a list is, as it is called. */
const labelOf = (cell: SiteCell, value: unknown): string | undefined =>
  choicesOf(cell)?.find((choice) => isMeant(choice.value, value))?.label;

/** What kind of shape a geojson is: its coordinates tell nobody anything. */
function shapeOf({ field }: SiteCell, value: unknown): string | undefined {
  if (field.type !== 'geojson' || typeof value !== 'object' || value === null) return undefined;
  return 'type' in value ? String(value.type) : undefined;
}

export interface CellChoice {
  value: string;
  label: string;
}

/** What can be chosen from: the page's options, else the dictionary's; undefined where one types. */
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

/** Each pair of coordinates as it is read and typed. */
export const pairsOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.map(wordsOf) : [];

/** The colour of the dot beside this value, where the council gives it one. */
export const dotOf = ({ field }: SiteCell, value: unknown): string | undefined =>
  field.format.COLOURED_DOT?.find((dot) => dot.value === String(value))?.color;

/** The web address that the value is, for a link. */
export const linkOf = (value: unknown): string | undefined =>
  typeof value === 'string' && /^https?:\/\/\S+$/.test(value) ? value : undefined;
