import { getResponses } from '@calls/consultation/responses/contract.ts';
import type { Response } from '@contract/consultation/ground/responses/response-schema.ts';
import { yup } from '@contract/platform/contract.ts';
import { useWatch } from 'react-hook-form';
import { useEndpoint } from '../../../api/use-endpoint.ts';
import { RadioField, SelectField } from '../../../forms/fields.tsx';
import type { StepAt } from '../../../forms/flow/flow.ts';
import { flowMessages } from '../../../forms/flow/messages.ts';
import { Form } from '../../../forms/form.tsx';
import { useDraftForm } from '../../../forms/use-draft-form.ts';
import { Loaded } from '../../../ui/loaded.tsx';
import { SkeletonLines } from '../../../ui/skeleton.tsx';
import { responsePanelMessages as messages } from '../../responses/messages.ts';
import { answeredReferences } from '../../responses/response-form.ts';
import { shortTitle } from '../../responses/response-title.ts';
import { type Answering, withPicked } from './answering.ts';

interface PickForm {
  way: Answering['way'];
  picked: string;
}

const schema: yup.ObjectSchema<PickForm> = yup.object({
  // Radios of which none is chosen give null.
  way: yup
    .mixed<Answering['way']>()
    .transform((way: unknown) => way ?? '')
    .default('')
    .test('chosen', messages.pickRequired, (way) => way !== ''),
  picked: yup
    .string()
    .default('')
    .when('way', ([way], picked) =>
      way === 'template' || way === 'existing' ? picked.required(messages.pickRequired) : picked,
    ),
});

/** Where the response comes from: nothing, a template, or one that is there. */
export function PickStep({ state, next }: StepAt<Answering>) {
  const [reference = ''] = answeredReferences(state.form.answers);
  const representationId = Number.parseInt(reference, 10);
  const query = useEndpoint(getResponses, representationId > 0 ? { representationId } : {});
  const form = useDraftForm({
    formName: 'pick-response',
    schema,
    kept: false,
    defaults: { way: state.way, picked: state.picked },
  });
  return (
    <Loaded query={query} skeleton={<SkeletonLines lines={5} />} failed={messages.loadFailed}>
      {({ responses, templates }) => {
        const open = responses.filter(({ state: at }) => at === 'Draft' || at === 'Approved');
        return (
          <Form
            form={form}
            submit={flowMessages.next}
            onSubmit={({ way, picked }) => {
              const among = way === 'template' ? templates : way === 'existing' ? open : [];
              const chosen = among.find(({ id }) => String(id) === picked);
              return next(withPicked(state, way, chosen));
            }}
          >
            <RadioField
              name="way"
              label={messages.what}
              choices={[
                { value: 'new', label: messages.createNew },
                ...(templates.length > 0
                  ? [{ value: 'template', label: messages.fromTemplate }]
                  : []),
                ...(open.length > 0 ? [{ value: 'existing', label: messages.existing }] : []),
              ]}
            />
            <Choices templates={templates} responses={open} />
          </Form>
        );
      }}
    </Loaded>
  );
}

/** The templates or the responses, whichever was asked for. */
function Choices({ templates, responses }: Record<'templates' | 'responses', Response[]>) {
  const way = useWatch<PickForm, 'way'>({ name: 'way' });
  if (way !== 'template' && way !== 'existing') return null;
  const isTemplate = way === 'template';
  return (
    <SelectField
      key={way}
      name="picked"
      label={isTemplate ? messages.template : messages.response}
      choices={[
        { value: '', label: messages.choose },
        ...(isTemplate ? templates : responses).map(({ id, description }) => ({
          value: String(id),
          label: shortTitle(description),
        })),
      ]}
    />
  );
}
