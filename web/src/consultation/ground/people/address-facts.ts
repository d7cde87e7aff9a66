import { peopleRecordMessages } from '@contract/consultation/ground/people/messages.ts';
import type { Organisation } from '@contract/consultation/ground/people/people-schema.ts';

const words = peopleRecordMessages.fields;

/** The parts of an address with their labels. */
export const addressFacts = (address: Organisation['address']): [string, string | null][] => [
  [words.addressLine1, address.addressLine1],
  [words.addressLine2, address.addressLine2],
  [words.town, address.town],
  [words.country, address.country],
  [words.postcode, address.postcode],
];
