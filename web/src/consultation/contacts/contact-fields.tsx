import { getOrganisationTable } from '@calls/consultation/organisations/contract.ts';
import { salutations } from '@contract/consultation/ground/people/people-rules.ts';
import { peopleRecordMessages as words } from '@contract/consultation/ground/people/messages.ts';
import { useFormContext, useWatch } from 'react-hook-form';
import { Field } from '../../forms/field.tsx';
import { useFormFrame } from '../../forms/form-frame.ts';
import { CheckboxField, SelectField, TextField } from '../../forms/fields.tsx';
import { AddressFields } from '../ground/people/address-fields.tsx';
import { LookAlikes } from '../ground/people/look-alikes.tsx';
import { peopleFormMessages as messages } from '../ground/people/messages.ts';
import { type Picked, RecordPicker } from '../ground/people/record-picker.tsx';
import type { ContactForm } from './contact-form.ts';

const ABOUT = ['organisation_type', 'postcode'];
const labels = words.fields;

interface ContactFieldsProps {
  /** Takes one who is there already instead of a new one. */
  take?: (picked: Picked) => void;
  /** Of an organisation that is being written down itself: it is not chosen. */
  ofNewOrganisation?: boolean;
}

/** The fields of a contact. */
export function ContactFields({ take, ofNewOrganisation = false }: ContactFieldsProps) {
  const [firstName, lastName, email, organisationId] = useWatch<
    ContactForm,
    ['firstName', 'lastName', 'email', 'organisationId']
  >({ name: ['firstName', 'lastName', 'email', 'organisationId'] });
  return (
    <>
      <SelectField
        name="title"
        label={labels.title}
        optional
        choices={[
          { value: '', label: messages.choose },
          ...salutations.map((title) => ({ value: title, label: title })),
        ]}
      />
      <TextField name="firstName" label={labels.firstName} />
      <TextField name="lastName" label={labels.lastName} />
      {!ofNewOrganisation && <OrganisationField />}
      <TextField name="jobTitle" label={labels.jobTitle} optional={organisationId === ''} />
      {organisationId !== '' && (
        <CheckboxField name="isMain" label={messages.mainContact} hint={words.mainReplaces} />
      )}
      <TextField name="email" label={labels.email} type="email" optional />
      {take && (
        <LookAlikes kind="contact" name={`${firstName} ${lastName}`} email={email} take={take} />
      )}
      <TextField name="contactNumber" label={labels.phoneNumber} inputMode="tel" optional />
      <AddressFields />
    </>
  );
}

function OrganisationField() {
  const { setValue } = useFormContext<ContactForm>();
  const [id, name] = useWatch<ContactForm, ['organisationId', 'organisation']>({
    name: ['organisationId', 'organisation'],
  });
  const { others } = useFormFrame();
  const theirs = others['organisation']?.value;
  return (
    <Field
      name="organisationId"
      label={labels.organisation}
      optional
      toWords={() => (typeof theirs === 'string' ? theirs : undefined)}
    >
      {(parts) => (
        <RecordPicker
          id={parts.id}
          label={labels.organisation}
          table={getOrganisationTable}
          about={ABOUT}
          none={messages.noOrganisation}
          invalid={parts['aria-invalid'] ?? false}
          describedBy={parts['aria-describedby']}
          picked={id === '' ? undefined : { id: Number(id), name }}
          pick={(picked) => {
            setValue('organisationId', picked ? String(picked.id) : '', { shouldDirty: true });
            setValue('organisation', picked?.name ?? '');
          }}
        />
      )}
    </Field>
  );
}
