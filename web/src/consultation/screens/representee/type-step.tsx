import { representationMessages } from '@contract/consultation/ground/representations/messages.ts';
import { yup } from '@contract/platform/contract.ts';
import { RadioField } from '../../../forms/fields.tsx';
import type { StepAt } from '../../../forms/flow/flow.ts';
import { flowMessages } from '../../../forms/flow/messages.ts';
import { Form } from '../../../forms/form.tsx';
import { useDraftForm } from '../../../forms/use-draft-form.ts';
import { newRepresenteeMessages as messages } from './messages.ts';
import type { NewRepresentee } from './new-representee.ts';

const schema: yup.ObjectSchema<Pick<NewRepresentee, 'kind'>> = yup.object({
  // Radios of which none is chosen give null.
  kind: yup
    .mixed<NewRepresentee['kind']>()
    .transform((kind: unknown) => kind ?? '')
    .default('')
    .test('chosen', representationMessages.representeeRequired, (kind) => kind !== ''),
});

/** A contact or an organisation: what is asked next depends on it. */
export function TypeStep({ state: { kind }, next }: StepAt<NewRepresentee>) {
  const form = useDraftForm({
    formName: 'representee-type',
    schema,
    kept: false,
    defaults: { kind },
  });
  return (
    <Form form={form} submit={flowMessages.next} onSubmit={next}>
      <RadioField
        name="kind"
        label={messages.whichType}
        choices={[
          { value: 'contact', label: messages.contact },
          { value: 'organisation', label: messages.organisation },
        ]}
      />
    </Form>
  );
}
