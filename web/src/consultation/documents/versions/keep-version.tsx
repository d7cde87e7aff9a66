import { keepDocumentVersion } from '@calls/consultation/documents/contract/versions.ts';
import { versionName } from '@contract/consultation/documents/contract/versions.ts';
import { yup } from '@contract/platform/contract.ts';
import { useAction } from '../../../api/use-action.ts';
import { TextField } from '../../../forms/fields.tsx';
import { Form } from '../../../forms/form.tsx';
import { FormRefusal } from '../../../forms/refusal.tsx';
import { useDraftForm } from '../../../forms/use-draft-form.ts';
import { showToast } from '../../../ui/toast-store.ts';
import { draftVersionMessages as messages } from './messages.ts';

const schema = yup.object({ name: versionName });

/** Keeps the draft as it is under a name. */
export function KeepVersion({ documentId: id }: { documentId: number }) {
  const { run, error } = useAction(keepDocumentVersion, { failure: false });
  const form = useDraftForm({ formName: `version-${id}`, schema, defaults: { name: '' } });
  const keep = async ({ name }: { name: string }) => {
    if (!(await run({ id, name }))) return;
    form.reset({ name: '' });
    form.sent();
    showToast({ kind: 'success', title: messages.kept(name) });
  };
  return (
    <div>
      <FormRefusal error={error} failure={messages.keepFailed} />
      <Form
        form={form}
        onSubmit={keep}
        submit={messages.keep}
        {...(error ? { serverFields: error.fields } : {})}
      >
        <TextField name="name" label={messages.name} hint={messages.nameHint} />
      </Form>
    </div>
  );
}
