import type { ComponentType, ReactNode } from 'react';
import { FlowDrawer } from '../../../forms/flow/flow-drawer.tsx';
import type { Flow, StepAt } from '../../../forms/flow/flow.ts';
import type { Registration } from './registration.ts';

interface PeopleFlowProps {
  label: string;
  /** The representation. */
  of: number;
  start: Registration;
  step: { id: string; title: string; Fields: ComponentType<StepAt<Registration>> };
  /** What somebody else has named since, above the fields. */
  told: ReactNode;
  finish: Flow<Registration>['finish'];
  close: () => void;
}

/** One step of registering by itself, about a representation that is there. */
export function PeopleFlow({ label, of, start, step, told, finish, close }: PeopleFlowProps) {
  const { Fields, ...named } = step;
  const render = (at: StepAt<Registration>) => (
    <>
      {told}
      <Fields {...at} />
    </>
  );
  return (
    <FlowDrawer
      flow={{ title: label, of, start, steps: [{ ...named, render }], finish }}
      close={close}
    />
  );
}
