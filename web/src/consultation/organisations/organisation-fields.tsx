import { organisationTypes } from '@contract/consultation/ground/people/people-rules.ts';
import { peopleRecordMessages } from '@contract/consultation/ground/people/messages.ts';
import { useWatch } from 'react-hook-form';
import { SelectField, TextField } from '../../forms/fields.tsx';
import { AddressFields } from '../ground/people/address-fields.tsx';
import { LookAlikes } from '../ground/people/look-alikes.tsx';
import { peopleFormMessages } from '../ground/people/messages.ts';
import type { Picked } from '../ground/people/record-picker.tsx';
import type { OrganisationForm } from './organisation-form.ts';

const labels = peopleRecordMessages.fields;

/** The fields of an organisation; `take` takes one that is there already instead of a new one. */
export function OrganisationFields({ take }: { take?: (picked: Picked) => void }) {
  const [name, email] = useWatch<OrganisationForm, ['organisationName', 'email']>({
    name: ['organisationName', 'email'],
  });
  return (
    <>
      <TextField name="organisationName" label={labels.name} />
      <SelectField
        name="organisationType"
        label={labels.organisationType}
        choices={[
          { value: '', label: peopleFormMessages.choose },
          ...organisationTypes.map((type) => ({ value: type, label: type })),
        ]}
      />
      <TextField name="email" label={labels.email} type="email" optional />
      {take && <LookAlikes kind="organisation" name={name} email={email} take={take} />}
      <TextField name="phoneNumber" label={labels.phoneNumber} inputMode="tel" optional />
      <AddressFields />
    </>
  );
}
