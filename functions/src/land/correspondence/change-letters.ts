import { randomUUID } from 'node:crypto';
import { faultsBetween } from '../../council/ground/dictionary/field-checks.ts';
import type { Actor } from '../../platform/actor.ts';
import { checkVersion } from '../../platform/check-version.ts';
import { changed } from '../../platform/changed.ts';
import type { Tx } from '../../platform/db.ts';
import { AppError, invalidField } from '../../platform/errors.ts';
import type { ChangeEdit } from '../../records/history/queries/changes.ts';
import type { EditLine } from '../../records/history/record-history.ts';
import { type NamedChange, undoChange } from '../../records/history/undo.ts';
import { requireSite } from '../ground/sites/required-sites.ts';
import { siteChanges } from '../ground/sites/site-changes.ts';
import { MAX_LETTERS, type Letter } from './contract.ts';
import { letterDictionary } from './letter-fields.ts';
import { letterChanges } from './letter-changes.ts';
import { differences, fieldOf, letterChange } from './letter-lines.ts';
import { correspondenceMessages as messages } from './messages.ts';
import {
  deleteLetter,
  findEvents,
  findLetters,
  findTypes,
  insertLetter,
  siteOfLetter,
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
  const fields = await sound(tx, given);
  return (await rewritten(tx, actor, { siteId, before, fields })).letter;
}

/**
 * Undoes a change of a letter as a whole. Throws not-found, changed-meanwhile, and payload-invalid where the event or
 * type that it had is no more.
 */
export async function undoLetterChange(tx: Tx, actor: Actor, id: number, named: NamedChange) {
  const siteId = await siteOfLetter(tx, id);
  if (siteId === undefined) throw new AppError('not-found');
  await requireSite(tx, siteId, 'update');
  const before = await requireLetter(tx, siteId, id);
  await undoChange(tx, actor, {
    of: { entity: letterChanges.entity, id },
    named,
    changedSince: ({ field, details }) => {
      const value = before[fieldOf(field)];
      return Promise.resolve(value === details.after ? undefined : String(value ?? ''));
    },
    restore: async (edits) => {
      const past = edits.map(({ field, details }) => [fieldOf(field), details.before]);
      const fields = await sound(tx, { ...before, ...Object.fromEntries(past) });
      return (await rewritten(tx, actor, { siteId, before, fields, undone: edits })).historyIds;
    },
  });
  return requireLetter(tx, siteId, id);
}

interface Rewriting {
  siteId: number;
  before: Letter;
  fields: LetterFields;
  /** The edits that it undoes; nobody undoes an undo. */
  undone?: ChangeEdit[];
}

async function rewritten(tx: Tx, actor: Actor, { siteId, before, fields, undone }: Rewriting) {
  const { id } = before;
  await writeLetter(tx, id, fields);
  const letter = await requireLetter(tx, siteId, id);
  const changeId = undone ? null : randomUUID();
  const lines = differences(before, letter).map((line) => {
    const edit = undone?.find(({ field }) => field === line.field);
    return { ...line, changeId, details: { ...line.details, ...(edit && { undoes: edit.id }) } };
  });
  return { letter, historyIds: await followed(tx, actor, { siteId, id, kind: 'updated' }, lines) };
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

/** The letter's history has a line for it, which its site's shows as well. A letter that was saved as it was changes nothing. */
async function followed(
  tx: Tx,
  actor: Actor,
  { siteId, id, kind }: LetterChange,
  lines: EditLine[],
): Promise<number[]> {
  if (lines.length === 0) return [];
  await changed(tx, actor, { of: siteChanges, ids: [siteId], kind: 'updated', around: true });
  const history = lines.map((line) => ({ ...line, siteId }));
  return changed(tx, actor, { of: letterChanges, ids: [id], kind, history });
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
