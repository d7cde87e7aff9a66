import { organisationName, userTypes } from '@contract/council/ground/people/person.ts';
import { accountMessages } from '@contract/council/ground/people/messages.ts';
import { nameRule, phoneRule, postcodeRule } from '@contract/council/ground/people/rules.ts';
import { useFormContext } from 'react-hook-form';
import * as yup from 'yup';
import { CheckboxField, RadioField, TextField } from '../forms/fields.tsx';
import { useFlag } from './tenant.tsx';
import { sessionMessages as messages } from './messages.ts';

/** The rules for people's details about themselves; the server checks by the same. */
export function aboutShape(phoneValidated: boolean) {
  return {
    firstName: nameRule().required(accountMessages.nameRequired),
    lastName: nameRule().required(accountMessages.nameRequired),
    phoneNumber: phoneRule(phoneValidated).default(''),
    postcode: postcodeRule().default(''),
    type: yup.string().oneOf(userTypes).required(),
    employer: organisationName.default(''),
    receiveEmails: yup.boolean().default(false),
  };
}

export const emptyAbout = {
  firstName: '',
  lastName: '',
  phoneNumber: '',
  postcode: '',
  type: 'individual' as const,
  employer: '',
  receiveEmails: false,
};

interface AboutValues {
  firstName: string;
  lastName: string;
  phoneNumber: string;
  postcode: string;
  type: (typeof userTypes)[number];
  employer: string;
  receiveEmails: boolean;
}

/** The parts that the calls expect: `about` and `meta`. */
export function aboutAndMeta(values: AboutValues) {
  return {
    about: {
      firstName: values.firstName,
      lastName: values.lastName,
      phoneNumber: values.phoneNumber || null,
      postcode: values.postcode || null,
    },
    meta: {
      types: [values.type],
      receiveEmails: values.receiveEmails,
      ...(values.employer && values.type !== 'individual' ? { employers: [values.employer] } : {}),
    },
  };
}

export function AboutFields() {
  const phoneValidated = useFlag('phone validation');
  const type = useFormContext<AboutValues>().watch('type');
  return (
    <>
      <TextField name="firstName" label={messages.firstName} autoComplete="given-name" />
      <TextField name="lastName" label={messages.lastName} autoComplete="family-name" />
      <TextField
        name="phoneNumber"
        label={messages.phone}
        hint={phoneValidated ? messages.phoneHint : undefined}
        type="tel"
        autoComplete="tel"
        optional
      />
      <TextField name="postcode" label={messages.postcode} autoComplete="postal-code" optional />
      <RadioField
        name="type"
        label={messages.type}
        choices={userTypes.map((value) => ({ value, label: messages[value] }))}
      />
      {type !== 'individual' && (
        <TextField name="employer" label={messages.employer} autoComplete="organization" optional />
      )}
      <CheckboxField name="receiveEmails" label={messages.receiveEmails} />
    </>
  );
}
