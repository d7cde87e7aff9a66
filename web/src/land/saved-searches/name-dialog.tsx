import { templateName } from '@contract/records/templates/template-schema.ts';
import { yup } from '@contract/platform/contract.ts';
import { chakra } from '@chakra-ui/react';
import { CircleAlert } from 'lucide-react';
import type { ApiError } from '../../api/api-error.ts';
import { CheckboxField, TextField } from '../../forms/fields.tsx';
import { Form } from '../../forms/form.tsx';
import { useDraftForm } from '../../forms/use-draft-form.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { savedSearchMessages as messages } from './messages.ts';

export interface Named {
  name: string;
  isShared: boolean;
}

const schema = yup.object({
  name: templateName.required(messages.nameRequired),
  isShared: yup.boolean().required(),
});

/** Asks for the name of a saved search, and with a new one whether colleagues may open it. */
export function SearchNameDialog({
  formName,
  title,
  submit,
  defaults,
  withShare,
  error,
  send,
  onClose,
}: {
  formName: string;
  title: string;
  submit: string;
  defaults: Named;
  withShare: boolean;
  /** Why the server refused it. */
  error: ApiError | null;
  send: (named: Named) => Promise<boolean>;
  onClose: () => void;
}) {
  const form = useDraftForm<Named>({ formName, schema, defaults });
  const named = error && Object.keys(error.fields).length > 0 ? error.fields : undefined;
  const taken = error?.status === 409 ? { name: messages.nameTaken } : named;
  return (
    <Dialog title={title} width={360} onClose={onClose}>
      <Form
        form={form}
        submit={submit}
        {...(taken ? { serverFields: taken } : {})}
        onSubmit={async (named) => {
          if (!(await send(named))) return;
          form.sent();
          onClose();
        }}
      >
        {error && !taken && (
          <chakra.p role="alert" display="flex" gap="1.5" color="fg.error">
            <CircleAlert size={16} aria-hidden />
            {messages.notSaved}. {error.message}
          </chakra.p>
        )}
        <TextField name="name" label={messages.name} />
        {withShare && (
          <CheckboxField name="isShared" label={messages.share} hint={messages.shareHint} />
        )}
      </Form>
    </Dialog>
  );
}
