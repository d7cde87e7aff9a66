import { constantDictionary } from '../../../council/ground/dictionary/constant-fields.ts';
import { faultsBetween } from '../../../council/ground/dictionary/field-checks.ts';
import { ourColumn } from '../../../records/search/columns.ts';
import type { Actor } from '../../../platform/actor.ts';
import { sql, type Tx } from '../../../platform/db.ts';
import { londonDay } from '../../../platform/dates/london.ts';
import { invalidField } from '../../../platform/errors.ts';
import { attitudes, statusNames } from '../consultations/statuses.ts';
import { organisationTypes } from '../people/people-rules.ts';
import { allColumns, recordDictionary } from '../../../records/kept/all-fields.ts';
import { publicationMessages } from '../publication/messages.ts';
import { publicAmong } from '../publication/queries/publication.ts';
import { withdrawWithoutConsent } from '../publication/end-publication.ts';
import type { RecordDefinition } from '../../../records/kept/record-definition.ts';
import { representationKind } from '../../../records/kept/record-kinds.ts';
import { representationChanges } from '../publication/representation-changes.ts';
import { representationFields as fields } from './representation-fields.ts';
import { consents, publicationStates } from './representation-rules.ts';
import { representationMessages as messages } from './messages.ts';
import { refuseTakenBack, takenBackWords } from './refuse-taken-back.ts';
import { eventNames, knownLookups, topicNames, typeNames } from './queries/lookups.ts';
import { deletedPeople, findRepresenteeNames } from './queries/people.ts';
import { representationRows } from './queries/rows.ts';

/** What was said in consultations. */
export const representations: RecordDefinition = {
  table: 'representations',
  one: messages.representation,
  fields,
  changes: representationChanges,
  prepare: refuseUnsound,
  guardRestoring: refuseTakenBack,
  broughtBackBy: takenBackWords,
  follow: withdrawWithoutConsent,
  published: { among: publicAmong, ended: publicationMessages.withdrawnConsent },
  alsoDeleted: deletedPeople,
  lostWhenDeleted: { publication: null },
  record: {
    ...representationKind,
    plural: 'Representations',
    rows: representationRows,
    exists: sql<boolean>`not r.is_deleted`,
    always: ['id', 'row_version'],
    hidden: ['search_text', 'status_step'],
    apart: new Map(),
    place: undefined,
    dictionary: async (tx) => {
      const [consultation, correspondence] = [await eventNames(tx), await typeNames(tx)];
      return recordDictionary(tx, 'representations', fields, {
        consultation,
        correspondence_type: correspondence,
        status: statusNames,
        attitude: attitudes,
        topics: await topicNames(tx),
        consent: consents,
        publication: publicationStates,
        organisation_type: organisationTypes,
        representee_kind: ['Contact', 'Organisation'],
      });
    },
    columns: async (tx) => {
      const more = [ourColumn('status_step', 'number')];
      const columns = new Map(await allColumns(tx, { fields, table: 'representations' }, more));
      return columns.set('status', { ...ourColumn('status', 'text'), sortedBy: 'status_step' });
    },
    names: representationNames,
  },
};

/** Throws payload-invalid for an unknown consultation or kind of correspondence, and for days out of order or to come. */
async function refuseUnsound(
  tx: Tx,
  _actor: Actor,
  _id: number | null,
  values: Record<string, unknown>,
  touched?: readonly string[],
): Promise<void> {
  const consultation = values['consultation_id'] as number | null;
  const type = (values['correspondence_type_id'] ?? null) as number | null;
  const known = await knownLookups(tx, { consultation, type });
  if (!known.consultation) throw invalidField('consultationEventId', messages.unknownEvent);
  if (type !== null && !known.type) throw invalidField('correspondenceType', messages.unknownType);
  refuseDaysToCome(values, touched);
  const [fault] = faultsBetween(constantDictionary(fields, {}), values, touched);
  // The later of the two is the one at fault: it was written last.
  const other = fields.find((field) => field.dbPropertyName === fault?.other);
  if (fault) throw invalidField(other?.sentAs ?? fault.other, fault.message);
}

/** A letter has come already. Those that arrived with a later day are kept as they came, and may be changed otherwise. */
function refuseDaysToCome(values: Record<string, unknown>, touched?: readonly string[]): void {
  for (const { dbPropertyName: column, sentAs = column } of fields) {
    if (!DAYS_PAST.has(column) || touched?.includes(column) === false) continue;
    const day = values[column];
    if (typeof day === 'string' && day > londonDay(new Date()))
      throw invalidField(sentAs, messages.toCome);
  }
}
const DAYS_PAST: ReadonlySet<string> = new Set(['letter_date', 'received_date']);

/** What people call representations: their number and who made them. */
async function representationNames(tx: Tx, ids: readonly number[]): Promise<Map<number, string>> {
  const found = await findRepresenteeNames(tx, ids);
  return new Map(
    found.map(({ id, representee }) => [id, [id, representee].filter(Boolean).join(', ')]),
  );
}
