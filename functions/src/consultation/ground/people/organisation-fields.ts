import type { RecordField } from '../../../records/kept/record-definition.ts';
import { addressRecordFields } from './address-fields.ts';
import { peopleRecordMessages as messages } from './messages.ts';

const words = messages.fields;

/** What is known of an organisation. */
export const organisationRecordFields: readonly RecordField[] = [
  { dbPropertyName: 'name', label: words.name, type: 'text.small', sentAs: 'organisationName' },
  {
    dbPropertyName: 'organisation_type',
    label: words.organisationType,
    type: 'dropdown',
    sentAs: 'organisationType',
  },
  { dbPropertyName: 'email', label: words.email, type: 'text.small', sentAs: 'email' },
  {
    dbPropertyName: 'phone_number',
    label: words.phoneNumber,
    type: 'text.small',
    sentAs: 'phoneNumber',
  },
  ...addressRecordFields,
];
