import { createHash } from 'node:crypto';
import { londonDay } from '../../../platform/dates/london.ts';
import type { Arrival } from '../../ground/arrivals/arrival.ts';
import type { CellFinding } from '../cell-finding.ts';
import { intakeMessages } from '../messages.ts';
import { attitudeOfCell, dayOfCell, storable } from './cells.ts';
import type { TableField } from './fields.ts';
import { type Cells, type Note, shortCell } from './noted-cells.ts';
import { readPeople } from './read-people.ts';

const words = intakeMessages.row;
const MAX_TEXT = 200_000;
const MAX_POLICY = 200;
const MAX_REFERENCE = 200;

/** What the rows of a table are read with: the council's lists, by name in small letters, and the upload's defaults. */
export interface RowLists {
  consultations: ReadonlyMap<string, number>;
  correspondenceTypes: ReadonlyMap<string, number>;
  topics: ReadonlyMap<string, number>;
  consultationId: number | null;
  correspondenceTypeId: number | null;
  receivedDate: string | null;
}

export interface ReadRow {
  reference: string | null;
  /** null: it cannot be registered, the findings say why. */
  arrival: Arrival | null;
  findings: CellFinding[];
}

/** What a row of a table becomes, and what is wrong with which of its cells. */
export function readTableRow(
  given: Cells,
  columns: Partial<Record<TableField, string>>,
  lists: RowLists,
): ReadRow {
  const findings: CellFinding[] = [];
  const note: Note = (field, outcome, reason, to) =>
    void findings.push({
      column: columns[field] ?? null,
      from: given[field]?.slice(0, 200) ?? null,
      to: to ?? null,
      outcome,
      reason,
    });
  const cells = cleaned(given, note);
  const reference = cells.reference?.slice(0, MAX_REFERENCE) ?? null;
  const refused = findings.length;
  const consultationId = listed(
    cells,
    'consultation',
    lists.consultations,
    note,
    words.unknownConsultation,
  );
  const text = cells.text ?? '';
  const receivedDate = received(cells, lists, note);
  const reasons = [
    ...(text === '' ? [words.noText] : []),
    ...(text.length > MAX_TEXT ? [words.textTooLong] : []),
    ...(receivedDate === null ? [words.noReceived] : []),
    ...(consultationId === undefined && lists.consultationId === null
      ? [words.noConsultation]
      : []),
  ];
  const unknownEvent = consultationId === null;
  if (reasons.length > 0 || unknownEvent || receivedDate === null) {
    const whole = reasons.map((reason): CellFinding => ({
      column: null,
      from: null,
      to: null,
      outcome: 'refused',
      reason,
    }));
    return {
      reference,
      arrival: null,
      findings: [...whole, ...findings.slice(refused), ...findings.slice(0, refused)],
    };
  }
  const people = readPeople(cells, note);
  const event = consultationId ?? lists.consultationId ?? 0;
  const said = {
    text,
    receivedDate,
    email: people.contact?.email ?? people.organisation?.email ?? null,
    ...people,
  };
  const arrival: Arrival = {
    consultationId: event,
    correspondenceTypeId:
      listed(cells, 'correspondenceType', lists.correspondenceTypes, note, words.unknownType) ??
      lists.correspondenceTypeId,
    receivedDate,
    letterDate: dayOfLetter(cells, note),
    acknowledgementDate: acknowledged(cells, receivedDate, note),
    attitude: attitude(cells, note),
    policy: shortCell(cells, 'policy', MAX_POLICY, note),
    topicIds: topics(cells, lists, note),
    text,
    ...people,
    key: reference === null ? contentKey(event, said) : `reference:${event}:${reference}`,
  };
  return { reference, arrival, findings };
}

/** By which what somebody said is known again: their words, who they are and when they came. */
export function contentKey(
  consultationId: number,
  {
    text,
    receivedDate,
    email,
    contact,
    organisation,
  }: Pick<Arrival, 'text' | 'receivedDate' | 'contact' | 'organisation'> & { email: string | null },
): string {
  const sender =
    email ?? [contact?.firstName, contact?.lastName, organisation?.name].filter(Boolean).join(' ');
  const content = JSON.stringify([consultationId, text, sender.toLowerCase(), receivedDate]);
  return `content:${createHash('sha256').update(content).digest('hex')}`;
}

/** Filled cells only, without what cannot be stored. */
function cleaned(given: Cells, note: Note): Cells {
  return Object.fromEntries(
    (Object.entries(given) as [TableField, string][]).flatMap(([field, written]) => {
      const text = storable(written).trim();
      if (text.length < written.trim().length)
        note(field, 'corrected', words.unstorable, text.slice(0, 200));
      return text === '' ? [] : [[field, text]];
    }),
  );
}

/** The id of what a cell names; undefined where it is empty, null where there is no such thing. */
function listed(
  cells: Cells,
  field: TableField,
  list: ReadonlyMap<string, number>,
  note: Note,
  unknown: string,
) {
  const written = cells[field];
  if (written === undefined) return undefined;
  const found = list.get(written.toLowerCase()) ?? null;
  if (found === null) note(field, 'refused', unknown);
  return found;
}

function received(cells: Cells, { receivedDate }: RowLists, note: Note): string | null {
  if (cells.receivedDate === undefined) return receivedDate;
  const found = dayOfCell(cells.receivedDate);
  const fault = faultOfDayPast(found);
  if (found !== undefined && !fault) {
    if (found !== cells.receivedDate) note('receivedDate', 'corrected', words.asDay, found);
    return found;
  }
  if (receivedDate === null) note('receivedDate', 'refused', fault);
  else note('receivedDate', 'corrected', `${fault}. ${words.defaultDay}`, receivedDate);
  return receivedDate;
}

function day(cells: Cells, field: TableField, note: Note): string | null {
  const written = cells[field];
  if (written === undefined) return null;
  const found = dayOfCell(written);
  if (found === undefined) note(field, 'refused', words.notADay);
  return found ?? null;
}

function dayOfLetter(cells: Cells, note: Note): string | null {
  if (cells.letterDate === undefined) return null;
  const found = dayOfCell(cells.letterDate);
  const fault = faultOfDayPast(found);
  if (fault) note('letterDate', 'refused', fault);
  return fault ? null : (found ?? null);
}

/** What is wrong with a day on which something has come already; '' for nothing. */
function faultOfDayPast(day: string | undefined): string {
  if (day === undefined) return words.notADay;
  return day > londonDay(new Date()) ? words.toCome : '';
}

function acknowledged(cells: Cells, receivedDate: string, note: Note): string | null {
  const found = day(cells, 'acknowledgementDate', note);
  if (found === null || found >= receivedDate) return found;
  note('acknowledgementDate', 'refused', words.beforeReceived);
  return null;
}

function attitude(cells: Cells, note: Note): string | null {
  const written = cells.attitude;
  if (written === undefined) return null;
  const found = attitudeOfCell(written);
  if (found === undefined) note('attitude', 'refused', words.unknownAttitude);
  else if (found !== written) note('attitude', 'corrected', words.asListed, found);
  return found ?? null;
}

function topics(cells: Cells, lists: RowLists, note: Note): number[] {
  const named = (cells.topics ?? '')
    .split(/[;|\n]|,(?!\S)/)
    .map((topic) => topic.trim())
    .filter(Boolean);
  const ids = named.flatMap((topic) => lists.topics.get(topic.toLowerCase()) ?? []);
  const unknown = named.filter((topic) => !lists.topics.has(topic.toLowerCase()));
  if (unknown.length > 0)
    note('topics', 'refused', `${words.unknownTopic}: ${unknown.join(', ').slice(0, 200)}`);
  return [...new Set(ids)];
}
