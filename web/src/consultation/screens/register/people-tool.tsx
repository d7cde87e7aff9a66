import {
  getRepresentation,
  setAgents,
  setRepresentee,
} from '@calls/consultation/representations/contract.ts';
import { chakra } from '@chakra-ui/react';
import { useRef, useState } from 'react';
import type { ApiError } from '../../../api/api-error.ts';
import { useAction } from '../../../api/use-action.ts';
import { useEndpoint } from '../../../api/use-endpoint.ts';
import { FormRefusal, isConflict } from '../../../forms/refusal.tsx';
import { Permitted } from '../../../session/access.tsx';
import { Button } from '../../../ui/button.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { representationPanelMessages as messages } from '../../representations/messages.ts';
import { tellWithdrawal } from '../../representations/tell-withdrawn.ts';
import { AgentsStep } from './agents-step.tsx';
import { PeopleFlow } from './people-flow.tsx';
import { namesTold, peopleOf } from './people-of.ts';
import { linksOf, type Registration } from './registration.ts';
import { WhoStep } from './who-step.tsx';

/** Names another representee of a representation, or other agents, by the steps that first named them. */
export function PeopleTool({ id }: { id: number }) {
  const [changing, setChanging] = useState<Changing>();
  // Its drawer may have been left while it was being saved.
  const isOpen = useRef(false);
  const { data } = useEndpoint(getRepresentation, { id });
  const failed = (title: string, who: Changing['who']) => (error: ApiError) => {
    if (!isConflict(error) || !isOpen.current)
      return showToast({ kind: 'danger', title, text: error.message });
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
  const open = (who: Changing) => {
    isOpen.current = true;
    setChanging(who);
  };
  const close = () => {
    isOpen.current = false;
    setChanging(undefined);
  };
  if (!data) return null;
  const start = peopleOf(data.representation);
  const { from, refusal = null } = changing ?? {};
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
  const kinds = [
    {
      who: 'representee',
      label: messages.changeRepresentee,
      names: start.representee?.name ?? '',
      step: { id: 'representee', title: messages.who, Fields: WhoStep },
      finish: saveRepresentee,
    },
    {
      who: 'agents',
      label: messages.changeAgents,
      names: namesTold(start.agents),
      step: { id: 'agent-details', title: messages.agentDetails, Fields: AgentsStep },
      finish: saveAgents,
    },
  ] as const;
  const opened = kinds.find(({ who }) => who === changing?.who);
  return (
    <>
      <chakra.div display="flex" flexWrap="wrap" gap="2" my="4">
        {kinds.map(({ who, label, names }) => (
          <Permitted key={who} unit="representations" actions={['write']}>
            <Button variant="outline" onClick={() => open({ who, from: names })}>
              {label}
            </Button>
          </Permitted>
        ))}
      </chakra.div>
      {opened && (
        <PeopleFlow
          key={opened.who}
          {...opened}
          of={id}
          start={start}
          told={<FormRefusal error={refusal} now={from} />}
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
