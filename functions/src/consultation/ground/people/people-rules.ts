import {
  emailRule,
  nameRule,
  phoneRule,
  postcodeRule,
} from '../../../council/ground/people/rules.ts';
import { closed, yup } from '../../../platform/contract.ts';
import { peopleRecordMessages as messages } from './messages.ts';

/** Organisation types, countries and salutations (specification 001 section 3). */
export const organisationTypes = [
  'Consultant',
  'Statutory authority',
  'Community group',
  'Residents association',
  'Business',
  'Other',
] as const;
export const countries = ['England', 'Scotland', 'Wales', 'Northern Ireland'] as const;
export const salutations = [
  'Mr',
  'Mrs',
  'Miss',
  'Ms',
  'Mx',
  'Dr',
  'Prof',
  'Rev',
  'Cllr',
  'Sir',
  'Dame',
  'Lord',
  'Lady',
] as const;

const MAX_ADDRESS_LINE = 255;
const MAX_TOWN = 35;
const MAX_JOB_TITLE = 128;

/** What is left empty in a form: '' or null. */
const optionalText = (most: number) =>
  yup.string().trim().max(most, messages.tooLong(most)).nullable();
const oneOf = (values: readonly string[]) =>
  yup
    .string()
    .oneOf(['', ...values], messages.notListed)
    .nullable();

/** Where somebody is written to; no part of it is required. */
export const addressFields = {
  addressLine1: optionalText(MAX_ADDRESS_LINE),
  addressLine2: optionalText(MAX_ADDRESS_LINE),
  town: optionalText(MAX_TOWN),
  country: oneOf(countries),
  postcode: postcodeRule().nullable(),
};

const reachable = {
  email: emailRule().nullable(),
  address: closed(addressFields).optional().default(undefined),
};

/** An organisation's fields, as a change sends some of them. */
export const organisationFields = {
  organisationName: yup
    .string()
    .trim()
    .min(1, messages.organisationNameRequired)
    .max(128, messages.tooLong(128)),
  organisationType: yup.string().oneOf([...organisationTypes], messages.organisationTypeRequired),
  phoneNumber: phoneRule(true).nullable(),
  ...reachable,
};

/** A contact's fields, as a change sends some of them. */
export const contactFields = {
  title: oneOf(salutations),
  firstName: nameRule().min(1, messages.firstNameRequired),
  lastName: nameRule().min(1, messages.lastNameRequired),
  jobTitle: optionalText(MAX_JOB_TITLE),
  contactNumber: phoneRule(true).nullable(),
  organisationId: yup.number().integer().min(1).nullable(),
  /** The organisation's main contact; it replaces any previous one. */
  isMain: yup.boolean(),
  ...reachable,
};

/** A new contact; of an organisation, their job title is required (specification 001 section 5). */
export const newContact = closed({
  ...contactFields,
  firstName: contactFields.firstName.required(messages.firstNameRequired),
  lastName: contactFields.lastName.required(messages.lastNameRequired),
  jobTitle: contactFields.jobTitle.test(
    'of-organisation',
    messages.jobTitleRequired,
    (value, { parent }) => {
      const contact = parent as { organisationId?: unknown } | undefined;
      return (
        Boolean(value) || contact?.organisationId === undefined || contact.organisationId === null
      );
    },
  ),
});

/** A contact who is added together with their organisation: their job title is required. */
export const newOrganisationContact = newContact.shape({
  jobTitle: contactFields.jobTitle.test('given', messages.jobTitleRequired, Boolean),
});

/** A new organisation: its name and type are required. */
export const newOrganisation = closed({
  ...organisationFields,
  organisationName: organisationFields.organisationName.required(messages.organisationNameRequired),
  organisationType: organisationFields.organisationType.required(messages.organisationTypeRequired),
});
