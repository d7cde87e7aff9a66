import {
  getConsultationLookups,
  listConsultations,
} from '@calls/consultation/consultations/contract.ts';
import { attitudes } from '@contract/consultation/ground/consultations/statuses.ts';
import { consents } from '@contract/consultation/ground/representations/representation-rules.ts';
import { representationMessages } from '@contract/consultation/ground/representations/messages.ts';
import type { ReactNode } from 'react';
import { useEndpoint } from '../../api/use-endpoint.ts';
import { DateField } from '../../forms/date-field.tsx';
import { CheckboxField, SelectField, TextAreaField, TextField } from '../../forms/fields.tsx';
import { SkeletonLines } from '../../ui/skeleton.tsx';
import { Failed } from '../../ui/empty.tsx';
import { representationPanelMessages as messages } from './messages.ts';

const words = representationMessages.fields;

interface CorrespondenceFieldsProps {
  /** Whether the text that arrived is typed as well. */
  withText: boolean;
  /** What is shown where the council has no consultation yet. */
  noEvents?: ReactNode;
}

/** What is written down of what arrived: its consultation, its days, its attitude. */
export function CorrespondenceFields({ withText, noEvents }: CorrespondenceFieldsProps) {
  const events = useEndpoint(listConsultations);
  const lookups = useEndpoint(getConsultationLookups);
  const failed = events.error ?? lookups.error;
  if (failed) {
    return (
      <Failed
        title={messages.lookupsFailed}
        error={failed}
        retry={() => void Promise.all([events.refetch(), lookups.refetch()])}
      />
    );
  }
  if (!events.data || !lookups.data) return <SkeletonLines lines={8} height="8" />;
  if (noEvents && events.data.consultations.length === 0) return noEvents;
  return (
    <>
      <SelectField
        name="consultationEventId"
        label={words.consultation}
        choices={choicesOf(events.data.consultations)}
      />
      <SelectField
        name="correspondenceType"
        label={words.correspondenceType}
        optional
        choices={choicesOf(lookups.data.correspondenceTypes)}
      />
      <DateField name="letterDate" label={words.letterDate} optional />
      <DateField name="receivedDate" label={words.receivedDate} />
      <DateField name="acknowledgementDate" label={words.acknowledgementDate} />
      <CheckboxField name="notAcknowledged" label={messages.notAcknowledged} />
      <SelectField
        name="attitude"
        label={words.attitude}
        optional
        choices={[
          { value: '', label: messages.choose },
          ...attitudes.map((attitude) => ({ value: attitude, label: attitude })),
        ]}
      />
      <TextField name="policy" label={words.policy} hint={messages.policyHint} optional />
      <DateField name="responseDeadline" label={words.responseDeadline} optional />
      <SelectField
        name="consent"
        label={words.consent}
        optional
        choices={[
          { value: '', label: messages.nobodyAsked },
          ...consents.map((consent) => ({ value: consent, label: consent })),
        ]}
      />
      {withText && (
        <TextAreaField
          name="text"
          rows={10}
          label={messages.text}
          hint={messages.textHint}
          optional
        />
      )}
    </>
  );
}

const choicesOf = (named: readonly { id: number; name: string }[]) => [
  { value: '', label: messages.choose },
  ...named.map(({ id, name }) => ({ value: String(id), label: name })),
];
