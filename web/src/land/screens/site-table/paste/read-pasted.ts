import { fieldTypeOf } from '@contract/council/ground/dictionary/field-types.ts';
import { choicesOf, type SiteCell } from '../../../site-fields/cell.ts';
import { readTyped, type TypedReading } from '../../../site-fields/typed-value.ts';
import { bulkChangeMessages as messages } from '../bulk-change/messages.ts';

/** What the table copies for an empty value. */
const EMPTY = '-';
const SWITCH: Readonly<Record<string, boolean>> = {
  yes: true,
  true: true,
  no: false,
  false: false,
};

/**
 * Reads a cell of a spreadsheet, or of this table, as a field's value, or gives the reason why it is none: options by
 * their labels, figures with their unit. Entries that the list has already may stay.
 */
export function readPasted(cell: SiteCell, text: string, held?: unknown): TypedReading {
  const said = text.trim();
  if (cell.config?.needConfirm) return { problem: messages.changedAlone };
  if (said === '' || said === EMPTY) return { value: null };
  switch (cell.kind) {
    case 'boolean': {
      const value = SWITCH[said.toLowerCase()];
      return value === undefined ? { problem: messages.yesOrNo } : { value };
    }
    case 'number':
    case 'integer':
      return readTyped(cell, withoutUnit(cell, optionOf(cell, said)), held);
    case 'texts':
    case 'numbers':
      return readTyped(cell, entriesOf(cell, said).join('\n'), held);
    default:
      return readTyped(cell, optionOf(cell, said), held);
  }
}

/** The option with this label, otherwise the text itself. */
function optionOf(cell: SiteCell, said: string): string {
  const same = (label: string) => label.toLowerCase() === said.toLowerCase();
  return choicesOf(cell)?.find(({ label }) => same(label))?.value ?? said;
}

function withoutUnit({ field, prefix, measurement }: SiteCell, said: string): string {
  const type = fieldTypeOf(field.type);
  const before = [prefix, type.prefix].find(
    (each) => each && said.replace(/^-/, '').startsWith(each),
  );
  const figure = before ? said.replace(before, '') : said;
  const after = [measurement, field.unit, type.suffix].find(
    (each) => each && figure.endsWith(each),
  );
  return (after ? figure.slice(0, -after.length) : figure).trim();
}

/** Addresses contain commas themselves; other entries are copied with commas between them. */
function entriesOf(cell: SiteCell, said: string): string[] {
  const between = cell.field.type === 'list.address' ? /\r?\n/ : /\r?\n|, /;
  return said.split(between).map((entry) => optionOf(cell, entry.trim()));
}
