import type { RecordField } from '../../../records/kept/record-definition.ts';
import { addressRecordFields } from './address-fields.ts';
import { peopleRecordMessages as messages } from './messages.ts';

const words = messages.fields;

/** What is known of a contact. */
export const contactRecordFields: readonly RecordField[] = [
  { dbPropertyName: 'name', label: words.name, type: 'text.small' },
  { dbPropertyName: 'title', label: words.title, type: 'dropdown', sentAs: 'title' },
  { dbPropertyName: 'first_name', label: words.firstName, type: 'text.small', sentAs: 'firstName' },
  { dbPropertyName: 'last_name', label: words.lastName, type: 'text.small', sentAs: 'lastName' },
  { dbPropertyName: 'job_title', label: words.jobTitle, type: 'text.small', sentAs: 'jobTitle' },
  {
    dbPropertyName: 'organisation',
    label: words.organisation,
    type: 'text.small',
    sentAs: 'organisationId',
    column: 'organisation_id',
  },
  { dbPropertyName: 'is_main', label: words.isMain, type: 'switch', sentAs: 'isMain' },
  { dbPropertyName: 'email', label: words.email, type: 'text.small', sentAs: 'email' },
  {
    dbPropertyName: 'phone_number',
    label: words.phoneNumber,
    type: 'text.small',
    sentAs: 'contactNumber',
  },
  ...addressRecordFields,
];
