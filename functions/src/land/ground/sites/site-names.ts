import { dictionaryOf } from '../../../council/ground/dictionary/queries/dictionary.ts';
import type { Tx } from '../../../platform/db.ts';
import { nameField } from './name-and-area.ts';
import { ownReferenceFields } from './own-reference-fields.ts';
import { findReferences, findSiteNames } from './queries/site-names.ts';

/**
 * What people call these sites: the council's own name field, else the reference, else 'Site 12'. `among`: the fields
 * of which that may be one, where not all may be told.
 */
export async function siteNames(
  tx: Tx,
  ids: number[],
  among?: ReadonlySet<string>,
): Promise<Map<number, string>> {
  const dictionary = await dictionaryOf(tx);
  const isTold = (name: string) => among?.has(name) ?? true;
  const named = nameField(dictionary)?.dbPropertyName;
  return findSiteNames(tx, ids, {
    name: named !== undefined && isTold(named) ? named : undefined,
    own: ownReferenceFields(dictionary).filter(isTold),
    given: isTold('source_reference'),
  });
}

/** The references by which people speak of these sites, as their heads have them; those without one are not in it. */
export async function siteReferences(tx: Tx, ids: number[]): Promise<Map<number, string>> {
  return findReferences(tx, ids, ownReferenceFields(await dictionaryOf(tx)));
}
