import { getContactTable } from '@calls/consultation/contacts/contract.ts';
import { getOrganisationTable } from '@calls/consultation/organisations/contract.ts';
import { representationMessages } from '@contract/consultation/ground/representations/messages.ts';
import { yup } from '@contract/platform/contract.ts';
import { useEffect, useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { Field } from '../../../forms/field.tsx';
import { RadioField } from '../../../forms/fields.tsx';
import type { StepAt } from '../../../forms/flow/flow.ts';
import { flowMessages } from '../../../forms/flow/messages.ts';
import { Form } from '../../../forms/form.tsx';
import { useDraftForm } from '../../../forms/use-draft-form.ts';
import { Button } from '../../../ui/button.tsx';
import { ContactDrawer } from '../../contacts/contact-drawer.tsx';
import { type Picked, RecordPicker } from '../../ground/people/record-picker.tsx';
import { OrganisationDrawer } from '../../organisations/organisation-drawer.tsx';
import { representationPanelMessages as messages } from '../../representations/messages.ts';
import type { Registration } from './registration.ts';

interface WhoForm {
  kind: Registration['kind'];
  id: string;
  name: string;
}

const required = representationMessages.representeeRequired;
const schema: yup.ObjectSchema<WhoForm> = yup.object({
  // Radios of which none is chosen give null.
  kind: yup
    .mixed<WhoForm['kind']>()
    .transform((kind: unknown) => kind ?? '')
    .default('')
    .test('chosen', required, (kind) => kind !== ''),
  id: yup
    .string()
    .default('')
    .when('kind', ([kind], id) => (kind ? id.required(required) : id)),
  name: yup.string().default(''),
});

/** Who made the representation: a contact or an organisation that is there, or a new one. */
export function WhoStep({
  state,
  next,
  isLast,
  skip,
}: StepAt<Registration> & {
  /** Goes on without naming anybody, where that is possible. */
  skip?: () => void;
}) {
  const [adding, setAdding] = useState(false);
  const form = useDraftForm({
    formName: 'representee',
    schema,
    kept: false,
    defaults: {
      kind: state.kind,
      id: state.representee ? String(state.representee.id) : '',
      name: state.representee?.name ?? '',
    },
  });
  const { setValue, formState } = form;
  const pick = (picked: Picked | undefined) => {
    const options = { shouldDirty: true, shouldValidate: formState.isSubmitted };
    setValue('id', picked ? String(picked.id) : '', options);
    setValue('name', picked?.name ?? '');
  };
  const added = { onAdded: pick, close: () => setAdding(false) };
  const kind = form.watch('kind');
  return (
    <>
      <Form
        form={form}
        submit={isLast ? flowMessages.save : flowMessages.next}
        onSubmit={(who) =>
          next({ kind: who.kind, representee: { id: Number(who.id), name: who.name } })
        }
        beside={
          skip && (
            <Button variant="ghost" onClick={skip}>
              {messages.withoutRepresentee}
            </Button>
          )
        }
      >
        <RadioField
          name="kind"
          label={messages.whoMade}
          choices={[
            { value: 'contact', label: messages.contact },
            { value: 'organisation', label: messages.organisation },
          ]}
        />
        <Representee pick={pick} add={() => setAdding(true)} />
      </Form>
      {/* Forms of their own, so not within this one. */}
      {adding && kind === 'contact' && <ContactDrawer contact={undefined} {...added} />}
      {adding && kind === 'organisation' && (
        <OrganisationDrawer organisation={undefined} {...added} />
      )}
    </>
  );
}

interface RepresenteeProps {
  pick: (picked: Picked | undefined) => void;
  add: () => void;
}

function Representee({ pick, add }: RepresenteeProps) {
  const [kind, id, name] = useWatch<WhoForm, ['kind', 'id', 'name']>({
    name: ['kind', 'id', 'name'],
  });
  // Chosen among contacts, an id means another thing among organisations.
  const before = useRef(kind);
  useEffect(() => {
    if (before.current !== kind && before.current) pick(undefined);
    before.current = kind;
    // Only where the kind changes.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [kind]);
  if (!kind) return null;
  const person = kind === 'contact';
  const label = person ? messages.contact : messages.organisation;
  return (
    <div key={kind}>
      <Field name="id" label={label}>
        {(parts) => (
          <RecordPicker
            id={parts.id}
            label={label}
            table={person ? getContactTable : getOrganisationTable}
            about={person ? ['organisation', 'email'] : ['organisation_type', 'postcode']}
            invalid={parts['aria-invalid'] ?? false}
            describedBy={parts['aria-describedby']}
            picked={id === '' ? undefined : { id: Number(id), name }}
            pick={pick}
          />
        )}
      </Field>
      <Button variant="ghost" mt="2" onClick={add}>
        {person ? messages.newContact : messages.newOrganisation}
      </Button>
    </div>
  );
}
