import type { RecordField } from '../../../records/kept/record-definition.ts';
import { peopleRecordMessages } from './messages.ts';

const words = peopleRecordMessages.fields;

/** The columns of an address, as organisations and contacts have it. */
export const addressRecordFields = [
  {
    dbPropertyName: 'address_line1',
    label: words.addressLine1,
    type: 'text.small',
    sentAs: 'addressLine1',
    sentIn: 'address',
  },
  {
    dbPropertyName: 'address_line2',
    label: words.addressLine2,
    type: 'text.small',
    sentAs: 'addressLine2',
    sentIn: 'address',
  },
  {
    dbPropertyName: 'town',
    label: words.town,
    type: 'text.small',
    sentAs: 'town',
    sentIn: 'address',
  },
  {
    dbPropertyName: 'country',
    label: words.country,
    type: 'dropdown',
    sentAs: 'country',
    sentIn: 'address',
  },
  {
    dbPropertyName: 'postcode',
    label: words.postcode,
    type: 'text.small',
    sentAs: 'postcode',
    sentIn: 'address',
  },
] as const satisfies readonly RecordField[];
