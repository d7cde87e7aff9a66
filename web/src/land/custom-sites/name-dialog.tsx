import { MAX_SITE_NAME_LENGTH } from '@contract/land/ground/sites/site-record.ts';
import * as yup from 'yup';
import { Form } from '../../forms/form.tsx';
import { TextField } from '../../forms/fields.tsx';
import { useDraftForm } from '../../forms/use-draft-form.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { customSiteMessages as messages } from './messages.ts';
import { NAME_FORM } from './site-work.ts';

const schema = yup.object({
  name: yup
    .string()
    .trim()
    .max(MAX_SITE_NAME_LENGTH, messages.nameTooLong)
    .required(messages.nameRequired),
});
type Named = yup.InferType<typeof schema>;

/** Asks for the new site's name. `onName` gives whether the site was created; otherwise the typed text stays. */
export function SiteNameDialog({
  onName,
  onClose,
  problem,
}: {
  onName: (name: string) => Promise<boolean>;
  onClose: () => void;
  /** The server's message about the name. */
  problem: string | undefined;
}) {
  const form = useDraftForm<Named>({ formName: NAME_FORM, schema, defaults: { name: '' } });
  const send = async ({ name }: Named) => {
    if (await onName(name)) form.sent();
  };
  return (
    <Dialog title={messages.nameTitle} onClose={onClose} width={400}>
      <Form
        form={form}
        onSubmit={send}
        submit={messages.create}
        {...(problem ? { serverFields: { name: problem } } : {})}
        beside={
          <Button variant="outline" onClick={onClose}>
            {messages.back}
          </Button>
        }
      >
        <TextField name="name" label={messages.name} />
      </Form>
    </Dialog>
  );
}
