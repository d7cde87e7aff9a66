import {
  getRepresentation,
  setAgents,
  setRepresentee,
} from '@calls/consultation/representations/contract.ts';
import type { Representation } from '@contract/consultation/ground/representations/representation-schema.ts';
import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { useAction } from '../../../api/use-action.ts';
import { useEndpoint } from '../../../api/use-endpoint.ts';
import { FlowDrawer } from '../../../forms/flow/flow-drawer.tsx';
import { Permitted } from '../../../session/access.tsx';
import { Button } from '../../../ui/button.tsx';
import { representationPanelMessages as messages } from '../../representations/messages.ts';
import { tellWithdrawal } from '../../representations/tell-withdrawn.ts';
import { AgentsStep } from './agents-step.tsx';
import { emptyRegistration, linksOf, type Registration } from './registration.ts';
import { WhoStep } from './who-step.tsx';

/** Names another representee of a representation, or other agents, by the steps that first named them. */
export function PeopleTool({ id }: { id: number }) {
  const [changing, setChanging] = useState<'representee' | 'agents'>();
  const { data } = useEndpoint(getRepresentation, { id });
  const representee = useAction(setRepresentee, { failure: messages.representeeFailed });
  const agents = useAction(setAgents, { failure: messages.agentsFailed });
  if (!data) return null;
  const start = peopleOf(data.representation);
  const close = () => setChanging(undefined);
  const saveRepresentee = async ({ kind, representee: picked }: Registration) => {
    if (!picked) return false;
    const link =
      kind === 'contact'
        ? { placemakerConsulContactId: picked.id }
        : { placemakerConsulOrganisationId: picked.id };
    const named = await representee.run({ placemakerConsulRepresentId: id, ...link });
    if (named) tellWithdrawal(named);
    return named !== undefined;
  };
  const saveAgents = async (gathered: Registration) =>
    (await agents.run({ id, agents: linksOf(gathered) })) !== undefined;
  return (
    <>
      <chakra.div display="flex" flexWrap="wrap" gap="2" my="4">
        <Permitted unit="representations" actions={['write']}>
          <Button variant="outline" onClick={() => setChanging('representee')}>
            {messages.changeRepresentee}
          </Button>
        </Permitted>
        <Permitted unit="representations" actions={['write']}>
          <Button variant="outline" onClick={() => setChanging('agents')}>
            {messages.changeAgents}
          </Button>
        </Permitted>
      </chakra.div>
      {changing === 'representee' && (
        <FlowDrawer
          flow={{
            title: messages.changeRepresentee,
            start,
            steps: [
              { id: 'representee', title: messages.who, render: (at) => <WhoStep {...at} /> },
            ],
            finish: saveRepresentee,
          }}
          close={close}
        />
      )}
      {changing === 'agents' && (
        <FlowDrawer
          flow={{
            title: messages.changeAgents,
            start,
            steps: [
              {
                id: 'agent-details',
                title: messages.agentDetails,
                render: (at) => <AgentsStep {...at} />,
              },
            ],
            finish: saveAgents,
          }}
          close={close}
        />
      )}
    </>
  );
}

/** Who they are now, as the steps gather them. */
function peopleOf({ representee, agents }: Representation): Registration {
  const id = representee?.contactId ?? representee?.organisationId;
  return {
    ...emptyRegistration,
    kind: representee ? (representee.contactId === null ? 'organisation' : 'contact') : '',
    representee: representee && id ? { id, name: representee.name } : undefined,
    agents: agents.map(({ agentId, name }) => ({ id: agentId, name })),
    primary: agents.find(({ agentPrimaryContact }) => agentPrimaryContact)?.agentId,
  };
}
