import type { CellConfig } from '@contract/configs/types/cell-config.ts';
import type { SiteField } from '@contract/configs/types/site-features.ts';
import type { SiteTableCell } from '@contract/configs/types/site-table.ts';
import type { DictionaryField } from '@contract/dictionary/field.ts';
import { fieldTypeOf, type ValueKind } from '@contract/dictionary/field-types.ts';
import { formatNumber, formatValue } from '@contract/dictionary/format-value.ts';
import { messages } from './messages.ts';

export type Fields = ReadonlyMap<string, DictionaryField>;
export type Values = Readonly<Record<string, unknown>>;

/** One value of a site where it stands on the page: what it is, how it is written and how it is asked for. */
export interface Cell {
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

/** The column of every site that says whether public maps show it; no council's dictionary has it. */
export const VISIBILITY = 'public_map_visibility';

const visibilityField = (label: string): DictionaryField => ({
  dbPropertyName: VISIBILITY,
  label,
  type: 'switch',
  unit: null,
  format: {},
  description: null,
  editable: true,
  filterable: true,
  searchable: false,
  options: [],
  standardName: null,
  position: 0,
});

type Placed = Partial<Omit<SiteField, 'type'>> & Pick<SiteTableCell, 'dbPropertyName'>;

/** A configured place's cell; undefined where the dictionary has no such field (any more). */
export function cellOf(placed: Placed, fields: Fields): Cell | undefined {
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
export function shownText(cell: Cell, value: unknown): string {
  const { field, kind, prefix, measurement } = cell;
  if (kind === 'boolean' && !hasContent(value)) return messages.notKnown;
  const own = prefix !== undefined || measurement !== undefined;
  if (typeof value !== 'number' || !own) return labelled(cell, value) ?? formatValue(field, value);
  const number = formatNumber(Math.abs(value), field.format);
  const unit = measurement === '%' ? '%' : measurement ? ` ${measurement}` : '';
  return `${value < 0 ? '-' : ''}${prefix ?? ''}${number}${unit}`;
}

/** The configured option that the value is. */
function labelled({ config }: Cell, value: unknown): string | undefined {
  if (config?.fieldType !== 'select' || typeof value !== 'string') return undefined;
  return config.options?.find((option) => option.value === value)?.label;
}

/** The colour of the dot beside this value, where the council gives it one. */
export const dotOf = ({ field }: Cell, value: unknown): string | undefined =>
  field.format.COLOURED_DOT?.find((dot) => dot.value === String(value))?.color;

/** The web address that the value is, for a link. */
export const linkOf = (value: unknown): string | undefined =>
  typeof value === 'string' && /^https?:\/\/\S+$/.test(value) ? value : undefined;
