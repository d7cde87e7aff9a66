import { addOrganisation, changeOrganisation } from '@calls/consultation/organisations/contract.ts';
import type { Organisation } from '@contract/consultation/ground/people/people-schema.ts';
import type { ReactNode } from 'react';
import { useAction } from '../../api/use-action.ts';
import { FormDrawer } from '../../forms/form-drawer.tsx';
import { useDraftForm } from '../../forms/use-draft-form.ts';
import { useSeenVersion } from '../../forms/use-seen-version.ts';
import { showToast } from '../../ui/toast-store.ts';
import type { Picked } from '../ground/people/record-picker.tsx';
import { organisationPanelMessages as messages } from './messages.ts';
import { OrganisationFields } from './organisation-fields.tsx';
import {
  emptyOrganisation,
  organisationForm,
  type OrganisationForm,
  organisationSchema,
  sentOrganisation,
} from './organisation-form.ts';

interface OrganisationDrawerProps {
  /** The organisation to change; undefined for a new one. */
  organisation: Organisation | undefined;
  /** Gets a new organisation, or one that was there already and is used instead. */
  onAdded?: (picked: Picked) => void;
  after?: ReactNode;
  close: () => void;
}

/** An organisation, new or changed. */
export function OrganisationDrawer(props: OrganisationDrawerProps) {
  const { organisation, onAdded, after, close } = props;
  const options = { failure: false as const };
  const add = useAction(addOrganisation, options);
  const change = useAction(changeOrganisation, options);
  const form = useDraftForm({
    formName: `organisation-${organisation?.id ?? 'new'}`,
    schema: organisationSchema,
    defaults: organisation ? organisationForm(organisation) : emptyOrganisation,
  });
  const { error } = organisation ? change : add;
  const seen = useSeenVersion(organisation?.row_version, error, form);
  const finish = (picked: Picked | undefined) => {
    form.sent();
    if (picked) onAdded?.(picked);
    close();
  };
  const save = async (typed: OrganisationForm) => {
    const sent = sentOrganisation(typed);
    if (organisation && seen) {
      if (!(await change.run({ id: organisation.id, row_version: seen, ...sent }))) return;
      finish(undefined);
    } else {
      const added = (await add.run(sent))?.organisation;
      if (!added) return;
      finish({ id: added.id, name: added.organisationName });
    }
    showToast({ kind: 'success', title: messages.saved });
  };
  return (
    <FormDrawer
      title={organisation?.organisationName ?? messages.add}
      form={form}
      submit={messages.save}
      onSubmit={save}
      error={error}
      now={organisation?.organisationName}
      close={close}
      after={after}
    >
      <OrganisationFields {...(organisation ? {} : { take: finish })} />
    </FormDrawer>
  );
}
