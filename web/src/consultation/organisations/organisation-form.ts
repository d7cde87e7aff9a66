import { organisationFields as fields } from '@contract/consultation/ground/people/people-rules.ts';
import { peopleRecordMessages as words } from '@contract/consultation/ground/people/messages.ts';
import type { Organisation } from '@contract/consultation/ground/people/people-schema.ts';
import { yup } from '@contract/platform/contract.ts';
import { typedAs } from '../../forms/typed-as.ts';
import {
  type AddressForm,
  addressForm,
  addressSchema,
  emptyAddress,
  sentAddress,
} from '../ground/people/address-form.ts';

/** An organisation as it is typed: every control holds text, '' where it is empty. */
export interface OrganisationForm extends AddressForm {
  organisationName: string;
  organisationType: string;
  email: string;
  phoneNumber: string;
}

const asTyped = (typed: string) => typed;

export const organisationSchema: yup.ObjectSchema<OrganisationForm> = yup.object({
  organisationName: fields.organisationName.required(words.organisationNameRequired),
  organisationType: fields.organisationType.required(words.organisationTypeRequired),
  email: typedAs(fields.email, asTyped),
  phoneNumber: typedAs(fields.phoneNumber, asTyped),
  ...addressSchema,
});

export const emptyOrganisation: OrganisationForm = {
  organisationName: '',
  organisationType: '',
  email: '',
  phoneNumber: '',
  ...emptyAddress,
};

export const organisationForm = (organisation: Organisation): OrganisationForm => ({
  organisationName: organisation.organisationName,
  organisationType: organisation.organisationType,
  email: organisation.email ?? '',
  phoneNumber: organisation.phoneNumber ?? '',
  ...addressForm(organisation.address),
});

/** What is sent to the server. */
export const sentOrganisation = (typed: OrganisationForm) => ({
  organisationName: typed.organisationName,
  organisationType: fields.organisationType.cast(typed.organisationType) ?? 'Other',
  email: typed.email,
  phoneNumber: typed.phoneNumber,
  address: sentAddress(typed),
});
