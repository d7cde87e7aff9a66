import { organisationName } from '@contract/council/ground/people/person.ts';
import { useMemo } from 'react';
import * as yup from 'yup';
import { TextField } from '../../../forms/fields.tsx';
import { Form } from '../../../forms/form.tsx';
import { useDraftForm } from '../../../forms/use-draft-form.ts';
import { Button } from '../../../ui/button.tsx';
import { meansMessages as messages } from './account-messages.ts';

interface NewNameProps {
  formName: string;
  label: string;
  submit: string;
  /** Names that there are: none is there twice. */
  taken: readonly string[];
  /** What it is called before it is changed. */
  begun?: string;
  /** True once it is kept. */
  onAdd: (name: string) => Promise<boolean>;
  onCancel?: () => void;
}

/** As names are compared: neither letters' size nor spaces make another one. */
const asOne = (name: string) => name.trim().replaceAll(/\s+/g, ' ').toLowerCase();

/** The name of an organisation, typed. */
export function NewName(props: NewNameProps) {
  const { formName, label, submit, taken, begun = '', onAdd, onCancel } = props;
  const schema = useMemo(
    () =>
      yup.object({
        name: organisationName
          .required(messages.nameRequired)
          .test(
            'is-new',
            messages.nameThere,
            (name) => !taken.some((each) => asOne(each) === asOne(name)),
          ),
      }),
    [taken],
  );
  const form = useDraftForm({ formName, schema, defaults: { name: begun } });
  return (
    <Form
      form={form}
      size="lg"
      submit={submit}
      beside={
        onCancel && (
          <Button size="lg" variant="ghost" onClick={onCancel}>
            {messages.cancel}
          </Button>
        )
      }
      onSubmit={async ({ name }) => {
        if (!(await onAdd(name.trim().replaceAll(/\s+/g, ' ')))) return;
        form.reset({ name: begun });
        form.sent();
      }}
    >
      <TextField name="name" label={label} autoComplete="organization" />
    </Form>
  );
}
