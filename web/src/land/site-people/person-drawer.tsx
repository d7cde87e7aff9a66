import {
  personFields,
  type PersonFields,
  type PersonKind,
  type SitePerson,
} from '@contract/land/site-people/contract.ts';
import { phoneRule } from '@contract/council/ground/people/rules.ts';
import { yup } from '@contract/platform/contract.ts';
import { useMemo } from 'react';
import { FormDrawer } from '../../forms/form-drawer.tsx';
import { TextAreaField, TextField } from '../../forms/fields.tsx';
import { useDraftForm } from '../../forms/use-draft-form.ts';
import { useSeenVersion } from '../../forms/use-seen-version.ts';
import { useFlag } from '../../session/tenant.tsx';
import { useSite } from '../ground/sites/site-context.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { sitePeopleMessages as messages } from './messages.ts';
import { useSavePerson } from './people-calls.ts';

/** As the contract has them, with the phone a UK number where the council asks for one. */
const schemaOf = (phoneValidated: boolean) =>
  yup.object({
    ...personFields,
    phone: phoneRule(phoneValidated).default(''),
  }) as yup.ObjectSchema<PersonFields>;
const EMPTY: PersonFields = {
  name: '',
  organisation: '',
  email: '',
  phone: '',
  address: '',
  notes: '',
};

interface PersonDrawerProps {
  kind: PersonKind;
  /** The person to change; undefined to add one. Refreshed while open when somebody else changes them. */
  person: SitePerson | undefined;
  close: () => void;
}

/** A contact or an agent of the site, new or changed. */
export function PersonDrawer({ kind, person, close }: PersonDrawerProps) {
  const { siteId } = useSite();
  const { add, change } = useSavePerson(kind);
  const action = person ? change : add;
  const phoneValidated = useFlag('phone validation');
  const schema = useMemo(() => schemaOf(phoneValidated), [phoneValidated]);
  const form = useDraftForm({
    formName: `${kind}-${person?.id ?? 'new'}`,
    schema,
    defaults: person ? withoutIdentity(person) : EMPTY,
  });
  const seen = useSeenVersion(person?.row_version, action.error, form);
  const save = async (fields: PersonFields) => {
    const done =
      person && seen
        ? await change.run({
            siteId,
            personId: person.id,
            row_version: seen,
            ...fields,
          })
        : await add.run({ siteId, ...fields });
    if (!done) return;
    form.sent();
    showToast({ kind: 'success', title: messages[kind].saved(fields.name) });
    close();
  };
  return (
    <FormDrawer
      title={person ? messages[kind].change : messages[kind].add}
      form={form}
      submit={messages[kind].save}
      onSubmit={save}
      error={action.error}
      now={person && Object.values(withoutIdentity(person)).filter(Boolean).join(', ')}
      close={close}
    >
      <TextField name="name" label={messages.name} autoComplete="off" />
      <TextField name="organisation" label={messages.organisation} autoComplete="off" optional />
      <TextField name="email" type="email" label={messages.email} autoComplete="off" optional />
      <TextField name="phone" type="tel" label={messages.phone} autoComplete="off" optional />
      <TextAreaField name="address" rows={3} label={messages.address} optional />
      <TextAreaField name="notes" rows={3} label={messages.notes} optional />
    </FormDrawer>
  );
}

export function withoutIdentity({
  id: _id,
  row_version: _version,
  ...fields
}: SitePerson): PersonFields {
  return fields;
}
