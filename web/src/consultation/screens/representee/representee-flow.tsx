import { addContacts } from '@calls/consultation/contacts/contract.ts';
import { addOrganisation } from '@calls/consultation/organisations/contract.ts';
import { useAction } from '../../../api/use-action.ts';
import type { Flow } from '../../../forms/flow/flow.ts';
import { FlowDrawer } from '../../../forms/flow/flow-drawer.tsx';
import { ContactsStep } from './contacts-step.tsx';
import { ContactStep, OrganisationStep } from './details-steps.tsx';
import { newRepresenteeMessages as messages } from './messages.ts';
import {
  emptyRepresentee,
  type NewRepresentee,
  sentAlone,
  sentWithContacts,
} from './new-representee.ts';
import { TypeStep } from './type-step.tsx';

interface RepresenteeFlowProps {
  /** Where it is known what is added, its type is not asked. */
  kind?: 'organisation';
  step: string | undefined;
  goTo: (step: string) => void;
  close: () => void;
  /** Opens one that is there already instead of adding another. */
  open: (kind: 'contact' | 'organisation', id: number) => void;
}

/** Writes down somebody who makes representations: of which type, their details, an organisation's contacts. */
export function RepresenteeFlow({ kind, step, goTo, close, open }: RepresenteeFlowProps) {
  const contact = useAction(addContacts, { failure: messages.contactFailed });
  const organisation = useAction(addOrganisation, { failure: messages.organisationFailed });
  const isOrganisation = ({ kind: chosen }: NewRepresentee) => chosen === 'organisation';
  const flow: Flow<NewRepresentee> = {
    title: kind ? messages.newOrganisation : messages.title,
    start: { ...emptyRepresentee, kind: kind ?? '' },
    steps: [
      {
        id: 'representee-type',
        title: messages.type,
        when: () => kind === undefined,
        render: (at) => <TypeStep {...at} />,
      },
      {
        id: 'contact-details',
        title: messages.contactDetails,
        when: ({ kind: chosen }) => chosen === 'contact',
        render: (at) => <ContactStep {...at} take={({ id }) => open('contact', id)} />,
      },
      {
        id: 'organisation-details',
        title: messages.organisationDetails,
        when: isOrganisation,
        render: (at) => <OrganisationStep {...at} take={({ id }) => open('organisation', id)} />,
      },
      {
        id: 'contacts',
        title: messages.contacts,
        when: isOrganisation,
        render: (at) => <ContactsStep {...at} />,
      },
    ],
    finish: async (gathered) =>
      (isOrganisation(gathered)
        ? await organisation.run(sentWithContacts(gathered))
        : await contact.run(sentAlone(gathered))) !== undefined,
  };
  return <FlowDrawer flow={flow} step={step} goTo={goTo} close={close} />;
}
