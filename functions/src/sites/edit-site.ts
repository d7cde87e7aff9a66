import type { DictionaryField } from '../dictionary/field.ts';
import { parseValue } from '../dictionary/parse-value.ts';
import { findDictionaryField } from '../dictionary/queries.ts';
import { recordEdit } from '../history/queries.ts';
import { bumpLayerVersion } from '../layers/queries.ts';
import type { Actor } from '../platform/actor.ts';
import type { Tx } from '../platform/db.ts';
import { AppError } from '../platform/errors.ts';
import { announceUpdate } from '../platform/updates.ts';
import type { SiteEdit } from './contract.ts';
import { lockField, writeField } from './queries/change-field.ts';

/**
 * Changes one dictionary field of a site: record, history, row version, the map's version and the news
 * to everybody else, in one transaction. Throws site-not-found, payload-invalid, or changed-meanwhile
 * when the record no longer holds what the editor saw.
 */
export async function editSite(tx: Tx, actor: Actor, siteId: number, edit: SiteEdit) {
  const field = await editableField(tx, edit.column_name_raw);
  const before = await lockField(tx, siteId, field.dbPropertyName);
  if (!before) throw new AppError('site-not-found');
  if (edit.old_value !== undefined && !sameValue(edit.old_value, before.text)) {
    throw new AppError('changed-meanwhile', { fields: { old_value: before.text ?? '' } });
  }
  const parsed = parseValue(field, edit.new_value);
  if ('problem' in parsed) throw unfit('new_value', parsed.problem);
  const after = await writeField(tx, siteId, field, parsed.value);
  await recordEdit(tx, {
    siteId,
    actor,
    field: field.dbPropertyName,
    label: field.label,
    oldValue: before.text,
    newValue: after.text,
  });
  await announceUpdate(tx, { entity: 'site', id: siteId, kind: 'updated' });
  await bumpLayerVersion(tx, 'sitesLayer');
  return { id: siteId, row_version: after.row_version };
}

async function editableField(tx: Tx, name: string): Promise<DictionaryField> {
  const field = await findDictionaryField(tx, name);
  if (field?.editable) return field;
  throw unfit(
    'column_name_raw',
    field ? 'This field cannot be changed' : `Unknown property: ${name}`,
  );
}

const unfit = (where: string, why: string) =>
  new AppError('payload-invalid', { fields: { [where]: why } });

/** Whether a value that a browser sent back is the one in the record: 1.50 and 1.5 are. */
function sameValue(sent: string | number | boolean | null, held: string | null): boolean {
  const before = sent === null ? '' : String(sent).trim();
  const now = held ?? '';
  return before === now || (before !== '' && now !== '' && Number(before) === Number(now));
}
