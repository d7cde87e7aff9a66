import { addressFields } from '@contract/consultation/ground/people/people-rules.ts';
import { typedAs } from '../../../forms/typed-as.ts';

/** An address as it is typed: '' where it is empty. */
export interface AddressForm {
  addressLine1: string;
  addressLine2: string;
  town: string;
  country: string;
  postcode: string;
}

const asTyped = (typed: string) => typed;

export const addressSchema = {
  addressLine1: typedAs(addressFields.addressLine1, asTyped),
  addressLine2: typedAs(addressFields.addressLine2, asTyped),
  town: typedAs(addressFields.town, asTyped),
  country: typedAs(addressFields.country, asTyped),
  postcode: typedAs(addressFields.postcode, asTyped),
};

export const emptyAddress: AddressForm = {
  addressLine1: '',
  addressLine2: '',
  town: '',
  country: '',
  postcode: '',
};

/** What stands in the form of an address that is kept. */
export const addressForm = (kept: Record<keyof AddressForm, string | null>): AddressForm => ({
  addressLine1: kept.addressLine1 ?? '',
  addressLine2: kept.addressLine2 ?? '',
  town: kept.town ?? '',
  country: kept.country ?? '',
  postcode: kept.postcode ?? '',
});

/** The address that is sent, of a form that has others beside it. */
export const sentAddress = (typed: AddressForm) => ({
  addressLine1: typed.addressLine1,
  addressLine2: typed.addressLine2,
  town: typed.town,
  country: typed.country,
  postcode: typed.postcode,
});
