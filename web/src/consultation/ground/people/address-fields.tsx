import { countries } from '@contract/consultation/ground/people/people-rules.ts';
import { peopleRecordMessages } from '@contract/consultation/ground/people/messages.ts';
import { SelectField, TextField } from '../../../forms/fields.tsx';
import { peopleFormMessages as messages } from './messages.ts';

const words = peopleRecordMessages.fields;

/** The parts of an address, none of which is required. */
export const AddressFields = () => (
  <>
    <TextField name="addressLine1" label={words.addressLine1} optional />
    <TextField name="addressLine2" label={words.addressLine2} optional />
    <TextField name="town" label={words.town} optional />
    <SelectField
      name="country"
      label={words.country}
      optional
      choices={[
        { value: '', label: messages.choose },
        ...countries.map((name) => ({ value: name, label: name })),
      ]}
    />
    <TextField name="postcode" label={words.postcode} optional />
  </>
);
