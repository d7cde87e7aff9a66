import { findDictionaryField } from '../../council/ground/dictionary/queries/dictionary.ts';
import type { Actor } from '../../platform/actor.ts';
import type { Tx } from '../../platform/db.ts';
import { AppError, invalidField } from '../../platform/errors.ts';
import { capacityMessages as messages } from '../ground/capacity/messages.ts';
import { editSite } from '../ground/site-functions/edit-site.ts';

interface Homes {
  siteId: number;
  scenario: string;
  /** A field of the record, by its db_property_name. */
  field: string;
  homes: number;
}

/**
 * Writes a capacity's homes into the site's record. Throws payload-invalid at `writeHomesTo` where the field takes no
 * homes, or not so many beside the site's other values.
 */
export async function writeHomes(tx: Tx, actor: Actor, given: Homes): Promise<void> {
  const field = await findDictionaryField(tx, given.field);
  if (!field?.editable || field.type !== 'residential-units') {
    throw invalidField('writeHomesTo', messages.notUnits);
  }
  const edit = { column_name_raw: given.field, new_value: given.homes };
  try {
    await editSite(tx, actor, given.siteId, edit, given.scenario);
  } catch (error) {
    const refused = error instanceof AppError ? error.fields?.['new_value'] : undefined;
    throw refused === undefined ? error : invalidField('writeHomesTo', refused);
  }
}
