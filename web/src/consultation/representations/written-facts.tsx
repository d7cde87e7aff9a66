import { representationMessages } from '@contract/consultation/ground/representations/messages.ts';
import type { Representation } from '@contract/consultation/ground/representations/representation-schema.ts';
import type { DictionaryField } from '@contract/council/ground/dictionary/field.ts';
import { longDate } from '@contract/platform/dates/long-date.ts';
import { isCustom } from '../../records/kept/field-saver.ts';
import { RecordFacts } from '../../records/kept/record-facts.tsx';
import { columnsBesideForm, rowOf } from './beside-form.ts';

const words = representationMessages.fields;

interface WrittenFactsProps {
  representation: Representation;
  fields: ReadonlyMap<string, DictionaryField>;
}

/** What was written down of a representation, for those who may not change it. */
export const WrittenFacts = ({ representation: of, fields }: WrittenFactsProps) => (
  <RecordFacts
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
      ...columnsBesideForm(fields)
        .filter(({ id }) => isCustom(id))
        .map(({ label, value, text }) => {
          const row = rowOf(of);
          return [label, (value(row) ?? null) === null ? null : text(row)] as const;
        }),
    ]}
  />
);
