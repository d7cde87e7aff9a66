import {
  type ConstantField,
  constantDictionary,
} from '../../council/ground/dictionary/constant-fields.ts';
import type { FieldCheck } from '../../council/ground/dictionary/field.ts';
import { correspondenceMessages as messages } from './messages.ts';

const notAfter = (field: string): FieldCheck => ({ rule: 'at-most', field, level: 'refuse' });

const described: ConstantField[] = [
  { dbPropertyName: 'source_reference', label: messages.columns.site, type: 'text.small' },
  { dbPropertyName: 'event', label: messages.fields.event, type: 'dropdown' },
  { dbPropertyName: 'type', label: messages.fields.correspondence, type: 'dropdown' },
  { dbPropertyName: 'letter_date', label: messages.fields.letterDate, type: 'date' },
  {
    dbPropertyName: 'received_date',
    label: messages.fields.receivedDate,
    type: 'date',
    format: { CHECKS: [notAfter('acknowledge_date'), notAfter('response_deadline')] },
  },
  {
    dbPropertyName: 'acknowledge_date',
    label: messages.fields.acknowledgeDate,
    type: 'date',
    format: { CHECKS: [notAfter('response_deadline')] },
  },
  { dbPropertyName: 'response_deadline', label: messages.fields.responseDeadline, type: 'date' },
  { dbPropertyName: 'text', label: messages.fields.text, type: 'text.large' },
];

/** What every letter has beside its fields, to search and sort by. */
export const everyLetterHas = [
  { name: 'id', kind: 'number' },
  { name: 'site_id', kind: 'number' },
  { name: 'created_at', kind: 'moment' },
  { name: 'updated_at', kind: 'moment' },
  { name: 'search_text', kind: 'text' },
] as const;

/** The fields of a letter, as a dictionary describes those of a site. */
export const letterDictionary = (options: Record<string, string[]>) =>
  constantDictionary(described, options);
