import type { DictionaryField } from '../../../../council/ground/dictionary/field.ts';
import { landTypeField, landTypeOf } from '../../../ground/sites/land-type-field.ts';
import { REGISTER_SOURCE } from '../../../ground/sites/register-source.ts';
import { type ExportColumn, fieldValue } from '../../../../records/exports/columns.ts';
import { exportMessages as messages } from '../messages.ts';
import type { ExportedRow } from '../../../../records/exports/exported-row.ts';

/** How it is known which land was developed before: by the council's field, by where a site came from, or as told. */
export type KnownLand =
  | { by: 'field'; at: number; options: DictionaryField['options'] }
  | { by: 'source'; at: number }
  | { by: 'word' };

/** How it is known of a council's sites; adds the column that it is read from. */
export function knownLand(
  dictionary: DictionaryField[],
  columns: ExportColumn[],
  developed: boolean | undefined,
): KnownLand {
  const at = columns.length;
  const more = { label: 'land', unit: null, naming: false };
  const field = landTypeField(dictionary)?.field;
  if (field) {
    columns.push({ ...fieldValue(field), ...more });
    return { by: 'field', at, options: field.options };
  }
  if (developed) return { by: 'word' };
  columns.push({ name: 'source', from: 'site', kind: 'text', ...more });
  return { by: 'source', at };
}

/** Why the register does not hold this land; undefined for what was developed before. */
export function unfitLand({ values }: ExportedRow, land: KnownLand): string | undefined {
  if (land.by === 'word') return undefined;
  if (land.by === 'source')
    return values[land.at] === REGISTER_SOURCE ? undefined : messages.landNotSaid;
  const kind = landTypeOf(values[land.at], land.options);
  if (kind === 'brownfield' || kind === 'mixed') return undefined;
  return kind === 'greenfield' ? messages.greenfield : messages.landNotKnown;
}

/** Whether only a part of the land was developed before. */
export const isMixed = ({ values }: ExportedRow, land: KnownLand) =>
  land.by === 'field' && landTypeOf(values[land.at], land.options) === 'mixed';
