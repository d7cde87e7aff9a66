import { faultsBetween } from '../../council/ground/dictionary/field-checks.ts';
import type { Actor } from '../../platform/actor.ts';
import { checkVersion } from '../../platform/check-version.ts';
import { changed } from '../../platform/changed.ts';
import type { Tx } from '../../platform/db.ts';
import { AppError, invalidField } from '../../platform/errors.ts';
import type { EditLine } from '../ground/history/record-history.ts';
import { requireSite } from '../ground/sites/required-sites.ts';
import { siteChanges } from '../ground/sites/site-changes.ts';
import { MAX_LETTERS, type Letter } from './contract.ts';
import { letterDictionary } from './letter-fields.ts';
import { letterChanges } from './letter-changes.ts';
import { correspondenceMessages as messages } from './messages.ts';
import {
  deleteLetter,
  findEvents,
  findLetters,
  findTypes,
  insertLetter,
  type LetterFields,
  writeLetter,
} from './queries.ts';

/** As a form sends it: what is left empty may be missing. */
export type GivenLetter = Pick<LetterFields, 'event' | 'receivedDate'> & {
  [K in keyof LetterFields]?: LetterFields[K] | undefined;
} & { notAcknowledged?: boolean | undefined };

/** Throws site-not-found, and payload-invalid for an unknown event or type. */
export async function writeDown(tx: Tx, actor: Actor, siteId: number, given: GivenLetter) {
  await requireSite(tx, siteId, 'update');
  if ((await findLetters(tx, siteId)).length >= MAX_LETTERS)
    throw invalidField('event', messages.tooMany(MAX_LETTERS));
  const fields = await sound(tx, given);
  const letter = await requireLetter(
    tx,
    siteId,
    await insertLetter(tx, siteId, actor.accountId, fields),
  );
  await followed(tx, actor, { siteId, id: letter.id, kind: 'created' }, [
    letterChange(letter, messages.added),
  ]);
  return letter;
}

/** Throws site-not-found, not-found, changed-meanwhile, and payload-invalid for an unknown event or type. */
export async function correct(
  tx: Tx,
  actor: Actor,
  { siteId, id }: { siteId: number; id: number },
  given: GivenLetter & { row_version: number },
) {
  await requireSite(tx, siteId, 'update');
  const before = await requireLetter(tx, siteId, id);
  checkVersion(given.row_version, before.row_version, { text: before.text });
  await writeLetter(tx, id, await sound(tx, given));
  const after = await requireLetter(tx, siteId, id);
  await followed(tx, actor, { siteId, id, kind: 'updated' }, differences(before, after));
  return after;
}

/** Throws site-not-found or not-found. */
export async function discard(tx: Tx, actor: Actor, siteId: number, id: number) {
  await requireSite(tx, siteId, 'update');
  const letter = await requireLetter(tx, siteId, id);
  await deleteLetter(tx, id);
  await followed(tx, actor, { siteId, id, kind: 'deleted' }, [
    letterChange(letter, messages.removed),
  ]);
}

interface LetterChange {
  siteId: number;
  id: number;
  kind: 'created' | 'updated' | 'deleted';
}

/** The site's history has a line for it. A letter that was saved as it was changes nothing. */
async function followed(
  tx: Tx,
  actor: Actor,
  { siteId, id, kind }: LetterChange,
  history: EditLine[],
): Promise<void> {
  if (history.length === 0) return;
  const site = { of: siteChanges, ids: [siteId], kind: 'updated', around: true, history } as const;
  await changed(tx, actor, site);
  await changed(tx, actor, { of: letterChanges, ids: [id], kind });
}

async function requireLetter(tx: Tx, siteId: number, id: number): Promise<Letter> {
  const [letter] = await findLetters(tx, siteId, id);
  if (!letter) throw new AppError('not-found');
  return letter;
}

async function sound(tx: Tx, given: GivenLetter): Promise<LetterFields> {
  const type = given.correspondence ?? null;
  if (!(await findEvents(tx)).some(({ id }) => id === given.event))
    throw invalidField('event', messages.unknownEvent);
  if (type !== null && !(await findTypes(tx)).some(({ id }) => id === type))
    throw invalidField('correspondence', messages.unknownType);
  const letter = {
    event: given.event,
    correspondence: type,
    // A date field that was emptied sends ''.
    letterDate: given.letterDate || null,
    receivedDate: given.receivedDate,
    acknowledgeDate: (!given.notAcknowledged && given.acknowledgeDate) || null,
    responseDeadline: given.responseDeadline || null,
    text: given.text ?? '',
  };
  refuseFaults(letter);
  return letter;
}

const DAYS = {
  received_date: 'receivedDate',
  acknowledge_date: 'acknowledgeDate',
  response_deadline: 'responseDeadline',
} as const;

/** Throws payload-invalid where the dictionary refuses days in this order. */
function refuseFaults(letter: LetterFields): void {
  const values = Object.fromEntries(
    Object.entries(DAYS).map(([column, field]) => [column, letter[field]]),
  );
  const [fault] = faultsBetween(letterDictionary({}), values);
  // The later of the two is the one at fault: it was written last.
  if (fault) throw invalidField(DAYS[fault.other as keyof typeof DAYS], fault.message);
}

const FIELD = 'correspondence';

const letterChange = ({ eventName }: Letter, newValue: string): EditLine => ({
  field: FIELD,
  label: messages.label(eventName),
  newValue,
});

const SHOWN = {
  event: 'eventName',
  correspondence: 'correspondenceName',
  letterDate: 'letterDate',
  receivedDate: 'receivedDate',
  acknowledgeDate: 'acknowledgeDate',
  responseDeadline: 'responseDeadline',
  text: 'text',
} as const satisfies Record<keyof typeof messages.fields, keyof Letter>;

/** One line of history for each field that is otherwise now. */
function differences(before: Letter, after: Letter): EditLine[] {
  return Object.entries(SHOWN)
    .filter(([, shown]) => before[shown] !== after[shown])
    .map(([field, shown]) => ({
      field: FIELD,
      label: messages.fieldLabel(
        after.eventName,
        messages.fields[field as keyof typeof messages.fields],
      ),
      oldValue: before[shown] || null,
      newValue: after[shown] || messages.empty,
    }));
}
