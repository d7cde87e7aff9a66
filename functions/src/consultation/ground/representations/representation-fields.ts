import type { FieldCheck } from '../../../council/ground/dictionary/field.ts';
import { statuses } from '../consultations/statuses.ts';
import type { RecordField } from '../../../records/kept/record-definition.ts';
import { representationMessages as messages } from './messages.ts';
import { MAX_POLICY } from './representation-rules.ts';

const words = messages.fields;
const notAfter = (field: string): FieldCheck => ({ rule: 'at-most', field, level: 'refuse' });

/** What is known of a representation. */
export const representationFields: readonly RecordField[] = [
  { dbPropertyName: 'representee', label: words.representee, type: 'text.small' },
  { dbPropertyName: 'representee_kind', label: words.representeeKind, type: 'dropdown' },
  { dbPropertyName: 'organisation_type', label: words.organisationType, type: 'dropdown' },
  {
    dbPropertyName: 'consultation',
    label: words.consultation,
    type: 'dropdown',
    sentAs: 'consultationEventId',
    column: 'consultation_id',
  },
  {
    dbPropertyName: 'status',
    label: words.status,
    type: 'status',
    sentAs: 'status',
    format: { COLOURED_DOT: statuses.map(({ name, colour }) => ({ value: name, color: colour })) },
  },
  { dbPropertyName: 'attitude', label: words.attitude, type: 'dropdown', sentAs: 'attitude' },
  {
    dbPropertyName: 'correspondence_type',
    label: words.correspondenceType,
    type: 'dropdown',
    sentAs: 'correspondenceType',
    column: 'correspondence_type_id',
  },
  {
    dbPropertyName: 'received_date',
    label: words.receivedDate,
    type: 'date',
    sentAs: 'receivedDate',
    format: { CHECKS: [notAfter('acknowledgement_date')] },
  },
  {
    dbPropertyName: 'letter_date',
    label: words.letterDate,
    type: 'date',
    sentAs: 'letterDate',
    format: { CHECKS: [notAfter('received_date')] },
  },
  {
    dbPropertyName: 'acknowledgement_date',
    label: words.acknowledgementDate,
    type: 'date',
    sentAs: 'acknowledgementDate',
  },
  {
    dbPropertyName: 'policy',
    label: words.policy,
    type: 'text.small',
    sentAs: 'policy',
    longest: MAX_POLICY,
  },
  { dbPropertyName: 'topics', label: words.topics, type: 'list.string' },
  {
    dbPropertyName: 'response_deadline',
    label: words.responseDeadline,
    type: 'date',
    sentAs: 'responseDeadline',
  },
  { dbPropertyName: 'consent', label: words.consent, type: 'dropdown', sentAs: 'consent' },
  { dbPropertyName: 'publication', label: words.publication, type: 'dropdown' },
  { dbPropertyName: 'themes', label: words.themes, type: 'list.string' },
  { dbPropertyName: 'campaign', label: words.campaign, type: 'text.small' },
  { dbPropertyName: 'ward', label: words.ward, type: 'text.small' },
  { dbPropertyName: 'is_late', label: words.isLate, type: 'switch' },
  { dbPropertyName: 'is_checked', label: words.isChecked, type: 'switch' },
];
