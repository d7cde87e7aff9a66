import { peopleRecordMessages } from '@contract/consultation/ground/people/messages.ts';
import type { Organisation } from '@contract/consultation/ground/people/people-schema.ts';
import { addressFacts } from '../ground/people/address-facts.ts';
import { RecordFacts } from '../../records/kept/record-facts.tsx';

const words = peopleRecordMessages.fields;

/** What is known of an organisation, for those who may not change it. */
export const OrganisationFacts = ({ organisation }: { organisation: Organisation }) => (
  <RecordFacts
    facts={[
      [words.name, organisation.organisationName],
      [words.organisationType, organisation.organisationType],
      [words.email, organisation.email],
      [words.phoneNumber, organisation.phoneNumber],
      ...addressFacts(organisation.address),
    ]}
  />
);
