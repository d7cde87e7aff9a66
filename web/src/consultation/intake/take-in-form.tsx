import { takeIn } from '@calls/consultation/intake/contract.ts';
import { MAX_ARRIVED_BYTES } from '@contract/consultation/intake/upload-limit.ts';
import { representationMessages } from '@contract/consultation/ground/representations/messages.ts';
import { yup } from '@contract/platform/contract.ts';
import { readDay } from '@contract/platform/dates/read-day.ts';
import { useState } from 'react';
import { useAction } from '../../api/use-action.ts';
import { DateField } from '../../forms/date-field.tsx';
import { SelectField } from '../../forms/fields.tsx';
import { FileField } from '../../forms/file-field.tsx';
import { Form } from '../../forms/form.tsx';
import { useDraftForm } from '../../forms/use-draft-form.ts';
import { Loaded } from '../../ui/loaded.tsx';
import { SkeletonLines } from '../../ui/skeleton.tsx';
import { menuOf, useIntakeLookups } from './lookups.ts';
import { intakePageMessages as messages } from './messages.ts';

const ACCEPTED = '.csv,.txt,.xlsx,.eml,.mbox,.msg,.pdf,.docx,.png,.jpg,.jpeg';

const schema = yup.object({
  files: yup
    .array()
    .of(yup.mixed<File>((value): value is File => value instanceof File).required())
    .min(1, messages.chooseFile)
    .required(messages.chooseFile)
    .test('size', messages.tooLarge, (files: File[] | undefined) =>
      (files ?? []).every(({ size }) => size <= MAX_ARRIVED_BYTES),
    ),
  consultationEventId: yup.string().default(''),
  correspondenceType: yup.string().default(''),
  receivedDate: yup
    .string()
    .default('')
    .test(
      'day',
      representationMessages.notADate,
      (typed) => !typed || readDay(typed) !== undefined,
    ),
});

interface TakeInProps {
  /** A file's report has the main action. */
  isSecond: boolean;
  onTaken: (run: number) => void;
}

/** Chooses files and says what counts where they say nothing themselves; each is then read as a job. */
export function TakeInForm({ isSecond, onTaken }: TakeInProps) {
  // A new form after each file: a file input cannot be cleared otherwise.
  const [round, setRound] = useState(0);
  const taken = (run: number) => {
    setRound(round + 1);
    onTaken(run);
  };
  return <Fields key={round} isSecond={isSecond} onTaken={taken} />;
}

function Fields({ isSecond, onTaken }: TakeInProps) {
  const lookups = useIntakeLookups();
  const form = useDraftForm({
    formName: 'intake',
    schema,
    defaults: { consultationEventId: '', correspondenceType: '', receivedDate: '' },
    secret: ['files'],
  });
  const action = useAction(takeIn, { failure: messages.takeFailed });
  const { file, ...others } = action.fields;
  const serverFields = file === undefined ? others : { ...others, files: file };
  return (
    <Form
      form={form}
      serverFields={serverFields}
      isSecond={isSecond}
      submit={action.running ? messages.taking : messages.take}
      onSubmit={async ({ files, consultationEventId, correspondenceType, receivedDate }) => {
        let last: number | undefined;
        for (const file of files) {
          const taken = await action.run({
            file,
            consultationEventId: consultationEventId || undefined,
            correspondenceType: correspondenceType || undefined,
            receivedDate: readDay(receivedDate),
          });
          // What was refused is said; the rest can be sent once it is put right.
          if (!taken) return;
          last = taken.id;
        }
        form.sent();
        if (last !== undefined) onTaken(last);
      }}
    >
      <FileField
        name="files"
        several
        label={messages.file}
        hint={messages.fileHint}
        accept={ACCEPTED}
      />
      <Loaded
        query={lookups}
        failed={messages.lookupsFailed}
        skeleton={<SkeletonLines lines={3} height="8" />}
      >
        {({ events, lookups: { correspondenceTypes } }) => (
          <>
            <SelectField
              name="consultationEventId"
              label={messages.consultation}
              hint={messages.consultationHint}
              optional
              choices={menuOf(events.consultations, messages.none)}
            />
            <SelectField
              name="correspondenceType"
              label={messages.correspondence}
              optional
              choices={menuOf(correspondenceTypes, messages.none)}
            />
          </>
        )}
      </Loaded>
      <DateField
        name="receivedDate"
        label={messages.received}
        hint={messages.receivedHint}
        optional
      />
    </Form>
  );
}
