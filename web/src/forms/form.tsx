import { chakra } from '@chakra-ui/react';
import { type JSX, type ReactNode, type Ref, useEffect, useId, useRef, useState } from 'react';
import { type FieldValues, FormProvider, type Path, type SubmitHandler } from 'react-hook-form';
import { Button } from '../ui/button.tsx';
import { type ErrorLine, ErrorSummary } from './error-summary.tsx';
import { FrameContext, type FormSize, formTextSize } from './form-frame.ts';
import { formMessages as messages } from './messages.ts';
import type { DraftForm } from './use-draft-form.ts';

interface FormProps<Typed extends FieldValues, Checked extends FieldValues> {
  form: DraftForm<Typed, Checked>;
  ref?: Ref<HTMLFormElement>;
  /** Runs with checked values; a failure it answers with keeps what was typed. */
  onSubmit: SubmitHandler<Checked>;
  /** What the button does: 'Save boundary'. */
  submit: ReactNode;
  /** What else the screen shows has its main action. */
  isSecond?: boolean;
  /** What the button stands in, such as what greys it. */
  around?: (button: JSX.Element) => ReactNode;
  children: ReactNode;
  /** Messages by field from the server, shown like the form's own. */
  serverFields?: Record<string, string>;
  /** `lg` (44 px) in public, `md` (32 px) in the workspace. */
  size?: FormSize;
  beside?: ReactNode;
  /** Heading of the summary when the server refused; otherwise 'There is a problem'. */
  failure?: string;
}

/** Label above, hint, error under the field; on submit a summary at the top leads to the fields. */
export function Form<Typed extends FieldValues, Checked extends FieldValues = Typed>(
  props: FormProps<Typed, Checked>,
) {
  const { form, ref, onSubmit, submit, children, serverFields, size = 'md' } = props;
  const { beside, failure, isSecond = false, around = (button) => button } = props;
  const id = useId();
  const [attempts, setAttempts] = useState(0);
  const { errors, isSubmitting } = form.formState;
  const { root, ...ofFields } = errors;
  const wrong: ErrorLine[] = Object.entries(ofFields).map(([name, error]) => ({
    id: `${id}-${name}`,
    text: String(error?.message ?? name),
  }));
  if (root?.['server']) wrong.unshift({ text: String(root['server'].message) });
  const refused = Object.values({ ...ofFields, ...root })
    .map((error) => (error?.type === 'server' ? String(error.message) : ''))
    .join('');
  // A refusal is an attempt that failed, and read out as one.
  useEffect(() => {
    if (refused) setAttempts((count) => count + 1);
  }, [refused]);
  useServerFields(form, serverFields);
  const submitted = form.handleSubmit(onSubmit, () => setAttempts((count) => count + 1));
  return (
    <FormProvider {...form}>
      <FrameContext value={{ id, size, others: form.others }}>
        <chakra.form
          ref={ref}
          noValidate
          onSubmit={(event) => void submitted(event)}
          display="grid"
          gap="4"
        >
          {wrong.length > 0 && attempts > 0 && (
            <ErrorSummary
              key={attempts}
              lines={wrong}
              {...(refused && failure ? { heading: failure } : {})}
            />
          )}
          {form.restored && !form.formState.isSubmitted && (
            <chakra.p role="status" color="fg.muted" textStyle={formTextSize[size]}>
              {messages.restored}
            </chakra.p>
          )}
          {children}
          <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="3">
            {around(
              <Button
                type="submit"
                variant={isSecond ? 'outline' : 'solid'}
                size={size}
                busy={isSubmitting}
              >
                {submit}
              </Button>,
            )}
            {beside}
          </chakra.div>
        </chakra.form>
      </FrameContext>
    </FormProvider>
  );
}

function useServerFields<Typed extends FieldValues, Checked extends FieldValues>(
  form: DraftForm<Typed, Checked>,
  fields: Record<string, string> | undefined,
): void {
  const shown = useRef<string>('');
  const said = JSON.stringify(fields ?? {});
  useEffect(() => {
    if (said === shown.current) return;
    shown.current = said;
    for (const [name, message] of Object.entries(JSON.parse(said) as Record<string, string>)) {
      form.setError((name.split('.').at(-1) ?? name) as Path<Typed>, { type: 'server', message });
    }
  }, [form, said]);
}
