import { chakra } from '@chakra-ui/react';
import { CircleAlert } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { FieldValues, SubmitHandler } from 'react-hook-form';
import type { ApiError } from '../api/api-error.ts';
import { Button } from '../ui/button.tsx';
import { Dialog, Drawer } from '../ui/dialog.tsx';
import { Form } from './form.tsx';
import { messages } from './messages.ts';
import type { DraftForm } from './use-draft-form.ts';

interface FormDrawerProps<T extends FieldValues> {
  title: string;
  form: DraftForm<T>;
  /** What the button does: 'Save contact'. */
  submit: string;
  onSubmit: SubmitHandler<T>;
  /** Why it was not taken the last time. */
  error: ApiError | null;
  /** What that is called, where it has words of its own. */
  failure?: string;
  /** Where somebody else changed it meanwhile: what it says now. */
  now?: string | undefined;
  close: () => void;
  children: ReactNode;
}

/** A form in a drawer. Closing it half-way asks; a refusal keeps what was typed. */
export function FormDrawer<T extends FieldValues>(props: FormDrawerProps<T>) {
  const { title, form, submit, onSubmit, error, now, close, children } = props;
  const { failure = messages.notSaved } = props;
  const [asking, setAsking] = useState(false);
  const { isDirty, isSubmitting } = form.formState;
  const leave = () => (isDirty && !isSubmitting ? setAsking(true) : close());
  const conflict = error?.code === 'changed-meanwhile';
  return (
    <Drawer title={title} onClose={leave}>
      {error && (conflict || Object.keys(error.fields).length === 0) && (
        <Alert role="alert">
          <CircleAlert size={16} aria-hidden />
          <div>
            <p>{conflict ? messages.changedMeanwhile : failure}</p>
            <chakra.p color="fg" overflowWrap="anywhere">
              {conflict ? now : error.message}
            </chakra.p>
          </div>
        </Alert>
      )}
      <Form
        form={form}
        onSubmit={onSubmit}
        submit={submit}
        {...(error && !conflict ? { serverFields: error.fields } : {})}
        beside={
          <Button variant="ghost" onClick={leave}>
            {messages.cancel}
          </Button>
        }
      >
        {children}
      </Form>
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

const Alert = chakra('div', {
  base: {
    display: 'flex',
    gap: '2',
    mb: '4',
    p: '3',
    borderRadius: 'md',
    bg: 'bg.error',
    color: 'fg.error',
    '& svg': { flexShrink: 0, mt: '0.5' },
  },
});
