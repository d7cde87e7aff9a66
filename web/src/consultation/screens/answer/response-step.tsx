import type { ApiError } from '../../../api/api-error.ts';
import type { StepAt } from '../../../forms/flow/flow.ts';
import { flowMessages } from '../../../forms/flow/messages.ts';
import { Form } from '../../../forms/form.tsx';
import { FormRefusal, isConflict } from '../../../forms/refusal.tsx';
import { useDraftForm } from '../../../forms/use-draft-form.ts';
import { Button } from '../../../ui/button.tsx';
import { LetterPreview } from '../../responses/letter-preview.tsx';
import { responsePanelMessages as messages } from '../../responses/messages.ts';
import { ResponseFields } from '../../responses/response-fields.tsx';
import { responseSchema } from '../../responses/response-form.ts';
import type { Answering } from './answering.ts';

interface ResponseStepProps extends StepAt<Answering> {
  error: ApiError | null;
  /** Why a reference is none, in words. */
  wrongReference: string | undefined;
}

/** The response itself, with the letter that comes of it. */
export function ResponseStep({ state, next, back, error, wrongReference }: ResponseStepProps) {
  const form = useDraftForm({
    formName: 'edit-response',
    schema: responseSchema,
    kept: false,
    defaults: state.form,
  });
  const refused = {
    ...(error && !isConflict(error) ? error.fields : {}),
    ...(wrongReference === undefined ? {} : { answers: wrongReference }),
  };
  return (
    <>
      <FormRefusal error={error} failure={undefined} now={undefined} />
      <Form
        form={form}
        submit={messages.save}
        onSubmit={(typed) => next({ form: typed })}
        serverFields={refused}
        beside={
          back && (
            <Button variant="ghost" onClick={() => back({ form: form.getValues() })}>
              {flowMessages.back}
            </Button>
          )
        }
      >
        <ResponseFields />
        <LetterPreview responseId={state.existing?.id} />
      </Form>
    </>
  );
}
