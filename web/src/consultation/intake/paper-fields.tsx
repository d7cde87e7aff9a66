import { attitudes } from '@contract/consultation/ground/consultations/statuses.ts';
import { organisationTypes } from '@contract/consultation/ground/people/people-rules.ts';
import { representationMessages } from '@contract/consultation/ground/representations/messages.ts';
import { chakra } from '@chakra-ui/react';
import { useFormContext } from 'react-hook-form';
import { DateField } from '../../forms/date-field.tsx';
import { RadioField, SelectField, TextAreaField, TextField } from '../../forms/fields.tsx';
import { Button } from '../../ui/button.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { SkeletonLines } from '../../ui/skeleton.tsx';
import { LookAlikes } from '../ground/people/look-alikes.tsx';
import type { Picked } from '../ground/people/record-picker.tsx';
import { menuOf, useIntakeLookups } from './lookups.ts';
import { intakePageMessages, paperMessages as messages } from './messages.ts';
import { type PaperForm, whoKinds } from './paper-form.ts';

const words = representationMessages.fields;

interface PaperFieldsProps {
  /** Whom the officer has taken from those who are registered. */
  known: Picked | undefined;
  setKnown: (known: Picked | undefined) => void;
}

/** The fields of a letter in the order in which it is read. */
export function PaperFields({ known, setKnown }: PaperFieldsProps) {
  const lookups = useIntakeLookups();
  return (
    <>
      <Loaded query={lookups} skeleton={<SkeletonLines lines={2} height="8" />}>
        {({ events, lookups: { correspondenceTypes } }) => (
          <Beside>
            <SelectField
              name="consultationEventId"
              label={words.consultation}
              choices={menuOf(events.consultations, intakePageMessages.choose)}
            />
            <SelectField
              name="correspondenceType"
              label={words.correspondenceType}
              optional
              choices={menuOf(correspondenceTypes, intakePageMessages.none)}
            />
          </Beside>
        )}
      </Loaded>
      <Beside>
        <DateField name="receivedDate" label={words.receivedDate} />
        <DateField name="letterDate" label={words.letterDate} optional />
      </Beside>
      <Who known={known} setKnown={setKnown} />
      <SelectField
        name="attitude"
        label={messages.attitude}
        optional
        choices={[
          { value: '', label: intakePageMessages.none },
          ...attitudes.map((each) => ({ value: each, label: each })),
        ]}
      />
      <TextAreaField name="text" rows={10} label={messages.text} />
    </>
  );
}

function Who({ known, setKnown }: PaperFieldsProps) {
  const { watch } = useFormContext<PaperForm>();
  const [kind, name, email] = watch(['kind', 'name', 'email']);
  if (known)
    return (
      <chakra.div display="flex" flexWrap="wrap" gap="3" alignItems="center" role="status">
        {messages.known(known.name)}
        <Button size="sm" variant="outline" onClick={() => setKnown(undefined)}>
          {messages.another}
        </Button>
      </chakra.div>
    );
  return (
    <>
      <RadioField
        name="kind"
        label={messages.who}
        choices={whoKinds.map((value) => ({ value, label: messages.kinds[value] }))}
      />
      {kind !== 'nobody' && (
        <>
          <Beside>
            <TextField
              name="name"
              label={messages.name}
              autoComplete="off"
              {...(kind === 'contact' ? { hint: messages.nameHint } : {})}
            />
            {kind === 'organisation' && (
              <SelectField
                name="organisationType"
                label={messages.organisationType}
                choices={organisationTypes.map((type) => ({ value: type, label: type }))}
              />
            )}
          </Beside>
          <LookAlikes kind={kind} name={name} email={email} take={setKnown} />
          <Beside>
            <TextField name="email" label={messages.email} optional autoComplete="off" />
            <TextField name="postcode" label={messages.postcode} optional autoComplete="off" />
          </Beside>
        </>
      )}
    </>
  );
}

const Beside = chakra('div', {
  base: {
    display: 'grid',
    gap: '4',
    gridTemplateColumns: { base: '1fr', md: '1fr 1fr' },
    alignItems: 'start',
  },
});
