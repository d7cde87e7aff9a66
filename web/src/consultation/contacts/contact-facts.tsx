import { peopleRecordMessages } from '@contract/consultation/ground/people/messages.ts';
import type { OrganisationContact } from '@contract/consultation/ground/people/people-schema.ts';
import { RecordFacts } from '../../records/kept/record-facts.tsx';
import { addressFacts } from '../ground/people/address-facts.ts';

const words = peopleRecordMessages.fields;

/** What is known of a contact, for those who may not change it. */
export const ContactFacts = ({ contact }: { contact: OrganisationContact }) => (
  <RecordFacts
    facts={[
      [words.name, [contact.title, contact.firstName, contact.lastName].filter(Boolean).join(' ')],
      [words.identifier, contact.identifier],
      [words.organisation, contact.organisation],
      [words.jobTitle, contact.jobTitle],
      [words.email, contact.email],
      [words.phoneNumber, contact.contactNumber],
      ...addressFacts(contact.address),
    ]}
  />
);
