import { contactFields as fields } from '@contract/consultation/ground/people/people-rules.ts';
import { peopleRecordMessages as words } from '@contract/consultation/ground/people/messages.ts';
import type { OrganisationContact } from '@contract/consultation/ground/people/people-schema.ts';
import { yup } from '@contract/platform/contract.ts';
import { typedAs } from '../../forms/typed-as.ts';
import {
  type AddressForm,
  addressForm,
  addressSchema,
  emptyAddress,
  sentAddress,
} from '../ground/people/address-form.ts';

/** A contact as it is typed: every control holds text, '' where it is empty. */
export interface ContactForm extends AddressForm {
  title: string;
  firstName: string;
  lastName: string;
  jobTitle: string;
  email: string;
  contactNumber: string;
  /** '' for people who speak for themselves. */
  organisationId: string;
  organisation: string;
  isMain: boolean;
}

const asTyped = (typed: string) => typed;

export const contactSchema: yup.ObjectSchema<ContactForm> = yup.object({
  title: typedAs(fields.title, asTyped),
  firstName: fields.firstName.required(words.firstNameRequired),
  lastName: fields.lastName.required(words.lastNameRequired),
  // Of an organisation, it is required (specification 001 section 5).
  jobTitle: typedAs(fields.jobTitle, asTyped).when('organisationId', ([organisation], rule) =>
    organisation ? rule.required(words.jobTitleRequired) : rule,
  ),
  email: typedAs(fields.email, asTyped),
  contactNumber: typedAs(fields.contactNumber, asTyped),
  organisationId: yup.string().default(''),
  organisation: yup.string().default(''),
  isMain: yup.boolean().default(false),
  ...addressSchema,
});

export const emptyContact: ContactForm = {
  title: '',
  firstName: '',
  lastName: '',
  jobTitle: '',
  email: '',
  contactNumber: '',
  organisationId: '',
  organisation: '',
  isMain: false,
  ...emptyAddress,
};

export const contactForm = (contact: OrganisationContact): ContactForm => ({
  title: contact.title ?? '',
  firstName: contact.firstName,
  lastName: contact.lastName,
  jobTitle: contact.jobTitle ?? '',
  email: contact.email ?? '',
  contactNumber: contact.contactNumber ?? '',
  organisationId: contact.organisationId === null ? '' : String(contact.organisationId),
  organisation: contact.organisation ?? '',
  isMain: contact.isMain,
  ...addressForm(contact.address),
});

/** What is sent to the server. */
export const sentContact = (typed: ContactForm) => ({
  title: typed.title,
  firstName: typed.firstName.trim(),
  lastName: typed.lastName.trim(),
  jobTitle: typed.jobTitle,
  email: typed.email,
  contactNumber: typed.contactNumber,
  organisationId: typed.organisationId === '' ? null : Number(typed.organisationId),
  isMain: typed.organisationId !== '' && typed.isMain,
  address: sentAddress(typed),
});
