import {
  getRepresentation,
  setAgents,
  setRepresentee,
} from '@calls/consultation/representations/contract.ts';
import type { Representation } from '@contract/consultation/ground/representations/representation-schema.ts';
import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import type { ApiError } from '../../../api/api-error.ts';
import { useAction } from '../../../api/use-action.ts';
import { useEndpoint } from '../../../api/use-endpoint.ts';
import { FlowDrawer } from '../../../forms/flow/flow-drawer.tsx';
import { FormRefusal, isConflict } from '../../../forms/refusal.tsx';
import { Permitted } from '../../../session/access.tsx';
import { Button } from '../../../ui/button.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { representationPanelMessages as messages } from '../../representations/messages.ts';
import { tellWithdrawal } from '../../representations/tell-withdrawn.ts';
import { AgentsStep } from './agents-step.tsx';
import { emptyRegistration, linksOf, type Registration } from './registration.ts';
import { WhoStep } from './who-step.tsx';

/** Names another representee of a representation, or other agents, by the steps that first named them. */
export function PeopleTool({ id }: { id: number }) {
  const [changing, setChanging] = useState<Changing>();
  const { data } = useEndpoint(getRepresentation, { id });
  const failed = (title: string, who: Changing['who']) => (error: ApiError) => {
    if (!isConflict(error)) return showToast({ kind: 'danger', title, text: error.message });
    const from = error.fields[who] ?? '';
    // Told by now: those chosen here can be put in their place.
    setChanging((now) => now && { ...now, from, refusal: error });
  };
  const representee = useAction(setRepresentee, {
    failure: false,
    onFailed: failed(messages.representeeFailed, 'representee'),
  });
  const agents = useAction(setAgents, {
    failure: false,
    onFailed: failed(messages.agentsFailed, 'agents'),
  });
  if (!data) return null;
  const start = peopleOf(data.representation);
  const close = () => setChanging(undefined);
  const { from, refusal = null } = changing ?? {};
  const others = <FormRefusal error={refusal} now={from} />;
  const saveRepresentee = async ({ kind, representee: picked }: Registration) => {
    if (!picked) return false;
    const link =
      kind === 'contact'
        ? { placemakerConsulContactId: picked.id }
        : { placemakerConsulOrganisationId: picked.id };
    const named = await representee.run({ placemakerConsulRepresentId: id, ...link, from });
    if (named) tellWithdrawal(named);
    return named !== undefined;
  };
  const saveAgents = async (gathered: Registration) =>
    (await agents.run({ id, agents: linksOf(gathered), from })) !== undefined;
  return (
    <>
      <chakra.div display="flex" flexWrap="wrap" gap="2" my="4">
        <Permitted unit="representations" actions={['write']}>
          <Button
            variant="outline"
            onClick={() => setChanging({ who: 'representee', from: start.representee?.name ?? '' })}
          >
            {messages.changeRepresentee}
          </Button>
        </Permitted>
        <Permitted unit="representations" actions={['write']}>
          <Button
            variant="outline"
            onClick={() => setChanging({ who: 'agents', from: namesOf(start.agents) })}
          >
            {messages.changeAgents}
          </Button>
        </Permitted>
      </chakra.div>
      {changing?.who === 'representee' && (
        <FlowDrawer
          flow={{
            title: messages.changeRepresentee,
            start,
            steps: [
              {
                id: 'representee',
                title: messages.who,
                render: (at) => (
                  <>
                    {others}
                    <WhoStep {...at} />
                  </>
                ),
              },
            ],
            finish: saveRepresentee,
          }}
          close={close}
        />
      )}
      {changing?.who === 'agents' && (
        <FlowDrawer
          flow={{
            title: messages.changeAgents,
            start,
            steps: [
              {
                id: 'agent-details',
                title: messages.agentDetails,
                render: (at) => (
                  <>
                    {others}
                    <AgentsStep {...at} />
                  </>
                ),
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

interface Changing {
  who: 'representee' | 'agents';
  /** Their names as they were read, or as a refusal told last. */
  from: string;
  /** That somebody else has named others since. */
  refusal?: ApiError;
}

const namesOf = (people: readonly { name: string }[]) => people.map(({ name }) => name).join(', ');

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
