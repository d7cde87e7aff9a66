import { getContact } from '@calls/consultation/contacts/contract.ts';
import { getOrganisation } from '@calls/consultation/organisations/contract.ts';
import { addRepresentation } from '@calls/consultation/representations/contract.ts';
import { chakra } from '@chakra-ui/react';
import { useSearchParams } from 'react-router-dom';
import { useAction } from '../../../api/use-action.ts';
import { useEndpoint } from '../../../api/use-endpoint.ts';
import type { Flow } from '../../../forms/flow/flow.ts';
import { FlowDrawer } from '../../../forms/flow/flow-drawer.tsx';
import { Drawer } from '../../../ui/dialog.tsx';
import { SkeletonLines } from '../../../ui/skeleton.tsx';
import { Failed } from '../../../ui/empty.tsx';
import { representationPanelMessages as messages } from '../../representations/messages.ts';
import { CorrespondenceStep } from './correspondence-step.tsx';
import { emptyRegistration, type Registration, sentRegistration } from './registration.ts';
import { toldRegistered } from './told-registered.ts';

/** Registers a representation by its correspondence alone: of whoever is open, otherwise of nobody yet. */
export function HeadlessFlow({ close }: { close: () => void }) {
  const [params] = useSearchParams();
  const [contactId, organisationId] = [params.get('contactId'), params.get('organisationId')];
  const contact = useEndpoint(getContact, contactId ? { id: Number(contactId) } : null);
  const organisation = useEndpoint(
    getOrganisation,
    organisationId ? { id: Number(organisationId) } : null,
  );
  const { run, error } = useAction(addRepresentation, { failure: false });
  const failed = contact.error ?? organisation.error;
  if (failed || (contactId && !contact.data) || (organisationId && !organisation.data)) {
    return (
      <Drawer title={messages.newRepresentation} width={480} onClose={close}>
        {failed ? (
          <Failed
            title={messages.representeeUnknown}
            error={failed}
            retry={() => void Promise.all([contact.refetch(), organisation.refetch()])}
          />
        ) : (
          <SkeletonLines lines={8} />
        )}
      </Drawer>
    );
  }
  const of = representeeOf(contact.data?.contact, organisation.data?.organisation);
  const flow: Flow<Registration> = {
    title: messages.newRepresentation,
    start: { ...emptyRegistration, ...of },
    steps: [
      {
        id: 'correspondence',
        title: messages.correspondence,
        render: (at) => (
          <>
            <chakra.p mb="4">
              {of ? messages.madeBy(of.representee.name) : messages.madeByNobody}
            </chakra.p>
            <CorrespondenceStep {...at} error={error} />
          </>
        ),
      },
    ],
    finish: async (gathered) => {
      const made = await run(sentRegistration(gathered));
      return made && toldRegistered(made);
    },
  };
  return <FlowDrawer flow={flow} close={close} />;
}

function representeeOf(
  contact: { id: number; firstName: string; lastName: string } | undefined,
  organisation: { id: number; organisationName: string } | undefined,
) {
  if (contact) {
    const { id, firstName, lastName } = contact;
    return { kind: 'contact' as const, representee: { id, name: `${firstName} ${lastName}` } };
  }
  if (!organisation) return undefined;
  const { id, organisationName: name } = organisation;
  return { kind: 'organisation' as const, representee: { id, name } };
}
