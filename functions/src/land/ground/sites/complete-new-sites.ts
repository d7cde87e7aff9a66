import { dictionaryOf } from '../../../council/ground/dictionary/queries/dictionary.ts';
import type { DictionaryField } from '../../../council/ground/dictionary/field.ts';
import { londonDay } from '../../../platform/dates/london.ts';
import type { Tx } from '../../../platform/db.ts';
import { locationValues } from './location-fields.ts';
import { ownReferenceFields } from './own-reference-fields.ts';
import { lastUpdatedField } from './queries/last-updated-field.ts';
import {
  fillBlanks,
  findLastReference,
  findWithoutReference,
  holdReferences,
  type LastReference,
} from './queries/new-sites.ts';
import type { SiteValues } from './queries/site-state.ts';

const FIRST: LastReference = { prefix: 'SITE-', last: 0, width: 4 };

/**
 * Fills in what every site has from its first day, where it is blank: the first of the council's statuses, the next
 * reference, the ward and other places that layers tell, today as the day of the last update. `numbered: false` for sites that a register has numbered.
 */
export async function completeNewSites(
  tx: Tx,
  ids: readonly number[],
  { numbered = true } = {},
): Promise<void> {
  if (ids.length === 0) return;
  const dictionary = await dictionaryOf(tx);
  const places = await locationValues(tx, dictionary, ids);
  const reference = numbered ? ownReferenceFields(dictionary)[0] : undefined;
  const numbers = reference ? await nextReferences(tx, reference, ids) : new Map<number, string>();
  const status = firstStatus(dictionary);
  // A register that numbered its sites dates them, too.
  const dated = numbered ? await lastUpdatedField(tx) : undefined;
  const day = dated ? { [dated]: londonDay(new Date()) } : {};
  const complete = ids.map((id) => ({
    id,
    values: {
      ...status,
      ...day,
      ...places.get(id),
      ...(reference && numbers.has(id) ? { [reference]: numbers.get(id) ?? null } : {}),
    },
  }));
  await fillBlanks(tx, complete);
}

function firstStatus(dictionary: readonly DictionaryField[]): SiteValues {
  const [field] = dictionary.filter(({ type, options }) => type === 'status' && options.length > 0);
  return field?.options[0] ? { [field.dbPropertyName]: field.options[0].value } : {};
}

/** The references that follow the council's last one, such as NCL-0421, for those that have none; none is used twice. */
async function nextReferences(
  tx: Tx,
  field: string,
  ids: readonly number[],
): Promise<Map<number, string>> {
  // Two that are added at once wait for one another.
  await holdReferences(tx);
  const blank = await findWithoutReference(tx, field, ids);
  const { prefix, last, width } = (await findLastReference(tx, field)) ?? FIRST;
  return new Map(
    blank.map((id, i) => [id, `${prefix}${String(last + 1 + i).padStart(width, '0')}`]),
  );
}
