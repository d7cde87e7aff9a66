import { listDocuments } from '@calls/consultation/documents/contract.ts';
import { useController, useFormContext } from 'react-hook-form';
import { useEndpoint } from '../../../api/use-endpoint.ts';
import { Field } from '../../../forms/field.tsx';
import { ChoiceBox } from '../../../ui/combobox/choice-box.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { documentListMessages as messages } from './messages.ts';

/** The template or document that another begins from, templates first; a text with its id, '' for an empty one. */
export function BeginFromField({ name }: { name: string }) {
  const { control } = useFormContext();
  const { field } = useController({ name, control });
  const query = useEndpoint(listDocuments);
  return (
    <Field name={name} label={messages.from} hint={messages.fromHint} optional>
      {({ id, 'aria-describedby': describedBy }) => (
        <Loaded query={query} skeleton={<Skeleton h="8" />} failed={messages.fromFailed} line>
          {({ documents }) => (
            <ChoiceBox
              id={id}
              describedBy={describedBy}
              choices={documents
                .toSorted((one, other) => Number(other.isTemplate) - Number(one.isTemplate))
                .map((each) => ({
                  value: String(each.id),
                  label: each.title,
                  ...(each.isTemplate ? { hint: messages.template } : {}),
                }))}
              none={messages.fromNothing}
              value={String(field.value ?? '')}
              change={field.onChange}
            />
          )}
        </Loaded>
      )}
    </Field>
  );
}
