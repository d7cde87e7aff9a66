import {
  faultsBetween,
  withCheckedFields,
} from '../../../council/ground/dictionary/field-checks.ts';
import type { DictionaryField } from '../../../council/ground/dictionary/field.ts';
import { dictionaryOf } from '../../../council/ground/dictionary/queries/dictionary.ts';
import type { Tx } from '../../../platform/db.ts';
import { readValues } from '../sites/queries/site-state.ts';
import { findHomesField } from './queries/homes-field.ts';
import type { CapacityOf } from './save-capacity.ts';

/** The field that a capacity's homes went to, while it holds them: what somebody wrote there since stays. */
export async function followingField(
  tx: Tx,
  { siteId, scenario }: CapacityOf,
  homes: number,
): Promise<DictionaryField | undefined> {
  const name = await findHomesField(tx, siteId, scenario);
  if (name === null) return undefined;
  const field = (await dictionaryOf(tx)).find(({ dbPropertyName }) => dbPropertyName === name);
  const held = field && (await readValues(tx, { siteId, scenario, names: [name] }));
  return held?.values[name] === homes ? field : undefined;
}

/** Why a field cannot take so many homes beside the site's other values; undefined where it can. */
export async function refusedHomes(
  tx: Tx,
  { siteId, scenario }: CapacityOf,
  { dbPropertyName: name }: DictionaryField,
  homes: number,
): Promise<string | undefined> {
  const fields = await dictionaryOf(tx);
  const names = withCheckedFields(fields, [name]);
  const held = await readValues(tx, { siteId, scenario, names });
  const faults = faultsBetween(fields, { ...held?.values, [name]: homes }, [name]);
  return faults.find(({ level }) => level === 'refuse')?.message;
}
