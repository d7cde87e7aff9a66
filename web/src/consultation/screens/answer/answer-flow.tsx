import { upsertResponses } from '@calls/consultation/responses/contract.ts';
import { useState } from 'react';
import { useAction } from '../../../api/use-action.ts';
import type { Flow } from '../../../forms/flow/flow.ts';
import { FlowDrawer } from '../../../forms/flow/flow-drawer.tsx';
import { answeredIds } from '../../responses/answered-ids.ts';
import { responsePanelMessages as messages } from '../../responses/messages.ts';
import { type Answering, startAnswering } from './answering.ts';
import { ResponseStep } from './response-step.tsx';
import { PickStep } from './pick-step.tsx';

interface AnswerFlowProps {
  /** The references of the representations to answer: 12, 14.2 */
  answers: string;
  step: string | undefined;
  goTo: (step: string) => void;
  close: () => void;
}

/** Answers representations: a response is picked or written, edited, and saved for all of them. */
export default function AnswerFlow({ answers, step, goTo, close }: AnswerFlowProps) {
  const { run, error } = useAction(upsertResponses, { failure: false });
  const [wrongReference, setWrongReference] = useState<string>();
  const [start] = useState(() => startAnswering(answers));
  const flow: Flow<Answering> = {
    title: messages.newResponse,
    start,
    steps: [
      { id: 'response', title: messages.pickOrCreate, render: (at) => <PickStep {...at} /> },
      {
        id: 'edit',
        title: messages.edit,
        render: (at) => <ResponseStep {...at} {...{ error, wrongReference }} />,
      },
    ],
    finish: async ({ existing, form: { answers: typed, ...written } }) => {
      setWrongReference(undefined);
      const ids = await answeredIds(typed).catch((fault: Error) => {
        setWrongReference(fault.message);
        return undefined;
      });
      return (
        ids !== undefined &&
        (await run({ responses: [{ ...existing, ...written, ...ids }] })) !== undefined
      );
    },
  };
  return <FlowDrawer flow={flow} step={step} goTo={goTo} close={close} />;
}
