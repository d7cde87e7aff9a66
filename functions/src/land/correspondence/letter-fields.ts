import type { DictionaryField } from '../../council/ground/dictionary/field.ts';
import { correspondenceMessages as messages } from './messages.ts';

type Described = Pick<DictionaryField, 'dbPropertyName' | 'label' | 'type'>;

const described: Described[] = [
  { dbPropertyName: 'source_reference', label: messages.columns.site, type: 'text.small' },
  { dbPropertyName: 'event', label: messages.fields.event, type: 'dropdown' },
  { dbPropertyName: 'type', label: messages.fields.correspondence, type: 'dropdown' },
  { dbPropertyName: 'letter_date', label: messages.fields.letterDate, type: 'date' },
  { dbPropertyName: 'received_date', label: messages.fields.receivedDate, type: 'date' },
  { dbPropertyName: 'acknowledge_date', label: messages.fields.acknowledgeDate, type: 'date' },
  { dbPropertyName: 'response_deadline', label: messages.fields.responseDeadline, type: 'date' },
  { dbPropertyName: 'text', label: messages.fields.text, type: 'text.large' },
];

/** The fields of a letter, as a dictionary describes those of a site. */
export function letterDictionary(options: Record<string, string[]>): DictionaryField[] {
  return described.map((field, position) => ({
    ...field,
    unit: null,
    format: {},
    description: null,
    editable: false,
    filterable: true,
    searchable: field.type.startsWith('text'),
    options: (options[field.dbPropertyName] ?? []).map((value) => ({ value, label: value })),
    standardName: null,
    position,
  }));
}
