import type { addContacts } from '@calls/consultation/contacts/contract.ts';
import type { addOrganisation } from '@calls/consultation/organisations/contract.ts';
import type { InputOf } from '@contract/platform/contract.ts';
import { type ContactForm, emptyContact, sentContact } from '../../contacts/contact-form.ts';
import {
  emptyOrganisation,
  type OrganisationForm,
  sentOrganisation,
} from '../../organisations/organisation-form.ts';

/** A contact of the organisation that is written down, told apart from the others before it has an id. */
export interface GatheredContact {
  key: number;
  typed: ContactForm;
}

/** What the flow gathers to write down somebody who makes representations. */
export interface NewRepresentee {
  kind: '' | 'contact' | 'organisation';
  contact: ContactForm;
  organisation: OrganisationForm;
  /** Of the organisation. */
  contacts: readonly GatheredContact[];
}

export const emptyRepresentee: NewRepresentee = {
  kind: '',
  contact: emptyContact,
  organisation: emptyOrganisation,
  contacts: [],
};

/** With one more, or one changed; a new main contact replaces any previous one. */
export function withContact(
  contacts: readonly GatheredContact[],
  given: GatheredContact,
): GatheredContact[] {
  const others = contacts.map((each) =>
    given.typed.isMain ? { ...each, typed: { ...each.typed, isMain: false } } : each,
  );
  return contacts.some(({ key }) => key === given.key)
    ? others.map((each) => (each.key === given.key ? given : each))
    : [...others, given];
}

/** An organisation and its contacts, as they are sent. */
export function sentWithContacts({
  organisation,
  contacts,
}: Pick<NewRepresentee, 'organisation' | 'contacts'>): InputOf<typeof addOrganisation> {
  return {
    ...sentOrganisation(organisation),
    contacts: contacts.map(({ typed }) => ({
      // It has no id before it is added.
      ...sentContact({ ...typed, organisationId: '' }),
      isMain: typed.isMain,
    })),
  };
}

/** The contact as it is sent. */
export const sentAlone = ({
  contact,
}: Pick<NewRepresentee, 'contact'>): InputOf<typeof addContacts> => ({
  contacts: [sentContact(contact)],
});
