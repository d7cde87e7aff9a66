import { listConsultations } from '@calls/consultation/consultations/contract.ts';
import { useController, useFormContext } from 'react-hook-form';
import { useEndpoint } from '../../../api/use-endpoint.ts';
import { Field } from '../../../forms/field.tsx';
import { consultationStates } from '../../ground/consultations/messages.ts';
import { ChoiceBox } from '../../../ui/combobox/choice-box.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { documentListMessages as messages } from './messages.ts';

/** The consultation that a document belongs to, or none; a text with its id, '' for none. */
export function ConsultationField({ name }: { name: string }) {
  const { control } = useFormContext();
  const { field } = useController({ name, control });
  const query = useEndpoint(listConsultations);
  return (
    <Field
      name={name}
      label={messages.consultation}
      hint={messages.consultationHint}
      optional
      toWords={(chosen) => query.data?.consultations.find(({ id }) => String(id) === chosen)?.name}
    >
      {({ id, 'aria-describedby': describedBy }) => (
        <Loaded
          query={query}
          skeleton={<Skeleton h="8" />}
          failed={messages.consultationsFailed}
          line
        >
          {({ consultations }) => (
            <ChoiceBox
              id={id}
              describedBy={describedBy}
              choices={consultations.map((each) => ({
                value: String(each.id),
                label: each.name,
                hint: consultationStates[each.state],
              }))}
              none={messages.noConsultation}
              value={String(field.value ?? '')}
              change={field.onChange}
            />
          )}
        </Loaded>
      )}
    </Field>
  );
}
