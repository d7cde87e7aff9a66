import { addRepresentation } from '@calls/consultation/representations/contract.ts';
import { useAction } from '../../../api/use-action.ts';
import type { Flow } from '../../../forms/flow/flow.ts';
import { FlowDrawer } from '../../../forms/flow/flow-drawer.tsx';
import { representationPanelMessages as messages } from '../../representations/messages.ts';
import { AgentsStep } from './agents-step.tsx';
import { CorrespondenceStep } from './correspondence-step.tsx';
import { HEADLESS } from './headless.ts';
import { emptyRegistration, type Registration, sentRegistration } from './registration.ts';
import { toldRegistered } from './told-registered.ts';
import { WhoStep } from './who-step.tsx';

interface RegisterFlowProps {
  step: string | undefined;
  goTo: (step: string) => void;
  close: () => void;
}

/** Registers a representation: who made it, who acted for them, what arrived. */
export function RegisterFlow({ step, goTo, close }: RegisterFlowProps) {
  const { run, error } = useAction(addRepresentation, { failure: false });
  const flow: Flow<Registration> = {
    title: messages.newRepresentation,
    start: emptyRegistration,
    steps: [
      {
        id: 'representee',
        title: messages.who,
        render: (at) => <WhoStep {...at} skip={() => goTo(HEADLESS)} />,
      },
      {
        id: 'agent-details',
        title: messages.agentDetails,
        render: (at) => <AgentsStep {...at} />,
      },
      {
        id: 'correspondence',
        title: messages.correspondence,
        render: (at) => <CorrespondenceStep {...at} error={error} />,
      },
    ],
    finish: async (gathered) => {
      const made = await run(sentRegistration(gathered));
      return made && toldRegistered(made);
    },
  };
  return <FlowDrawer flow={flow} step={step} goTo={goTo} close={close} />;
}
