import { type ReactNode, useState } from 'react';
import type { FieldValues, SubmitHandler } from 'react-hook-form';
import type { ApiError } from '../api/api-error.ts';
import { Button } from '../ui/button.tsx';
import { Dialog, Drawer } from '../ui/dialog.tsx';
import { Form } from './form.tsx';
import { formMessages as messages } from './messages.ts';
import { isConflict, FormRefusal } from './refusal.tsx';
import type { DraftForm } from './use-draft-form.ts';
import { useSubmitAgain } from './use-submit-again.ts';

interface FormDrawerProps<T extends FieldValues> {
  title: string;
  form: DraftForm<T>;
  /** The button's label: 'Save contact'. */
  submit: string;
  onSubmit: SubmitHandler<T>;
  /** Why the last attempt was refused. */
  error: ApiError | null;
  /** Heading of the refusal, if it has one of its own. */
  failure?: string;
  /** The current value, if somebody else changed it meanwhile. */
  now?: string | undefined;
  close: () => void;
  /** Below the form: what is known of the record besides. */
  after?: ReactNode;
  children: ReactNode;
}

/** A form in a drawer. Closing it half-filled asks for confirmation; a refusal keeps what was typed. */
export function FormDrawer<T extends FieldValues>(props: FormDrawerProps<T>) {
  const { title, form, submit, onSubmit, error, failure, now, close, after, children } = props;
  const [asking, setAsking] = useState(false);
  const { form: sent, again } = useSubmitAgain();
  const { isDirty, isSubmitting } = form.formState;
  const isTyped = isDirty || form.restored;
  const leave = () => (isTyped && !isSubmitting ? setAsking(true) : close());
  return (
    <Drawer title={title} onClose={leave}>
      <FormRefusal error={error} failure={failure} now={now} again={again} />
      <Form
        ref={sent}
        form={form}
        onSubmit={onSubmit}
        submit={submit}
        {...(error && !isConflict(error) ? { serverFields: error.fields } : {})}
        beside={
          <Button variant="ghost" onClick={leave}>
            {messages.cancel}
          </Button>
        }
      >
        {children}
      </Form>
      {after}
      {asking && (
        <Dialog
          title={messages.discardTitle}
          width={360}
          onClose={() => setAsking(false)}
          footer={
            <>
              <Button variant="outline" onClick={() => setAsking(false)}>
                {messages.keepTyping}
              </Button>
              <Button
                variant="danger"
                onClick={() => {
                  form.sent();
                  close();
                }}
              >
                {messages.discard}
              </Button>
            </>
          }
        >
          {messages.discardText}
        </Dialog>
      )}
    </Drawer>
  );
}
