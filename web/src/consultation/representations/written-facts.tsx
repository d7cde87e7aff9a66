import { representationMessages } from '@contract/consultation/ground/representations/messages.ts';
import type { Representation } from '@contract/consultation/ground/representations/representation-schema.ts';
import { longDate } from '@contract/platform/dates/long-date.ts';
import { KeptFacts } from '../ground/records/kept-facts.tsx';

const words = representationMessages.fields;

/** What was written down of a representation, for those who may not change it. */
export const WrittenFacts = ({ representation: of }: { representation: Representation }) => (
  <KeptFacts
    facts={[
      [words.status, of.status],
      [words.attitude, of.attitude],
      [words.consultation, of.consultation],
      [words.correspondenceType, of.correspondenceName],
      [words.letterDate, longDate(of.letterDate ?? '')],
      [words.receivedDate, longDate(of.receivedDate)],
      [words.acknowledgementDate, longDate(of.acknowledgementDate ?? '')],
      [words.policy, of.policy],
      [words.responseDeadline, longDate(of.responseDeadline ?? '')],
      [words.consent, of.consent],
    ]}
  />
);
