import type { Picked } from '../../ground/people/record-picker.tsx';
import {
  type CorrespondenceForm,
  emptyCorrespondence,
  sentCorrespondence,
} from '../../representations/correspondence-form.ts';

/** What the flow gathers to register a representation. */
export interface Registration {
  kind: '' | 'contact' | 'organisation';
  representee: Picked | undefined;
  agents: Picked[];
  /** Which of them is asked first. */
  primary: number | undefined;
  correspondence: CorrespondenceForm;
}

export const emptyRegistration: Registration = {
  kind: '',
  representee: undefined,
  agents: [],
  primary: undefined,
  correspondence: emptyCorrespondence,
};

/** What is sent to the server. */
export function sentRegistration({
  kind,
  representee,
  agents,
  primary,
  correspondence,
}: Registration) {
  const id = representee?.id;
  return {
    ...sentCorrespondence(correspondence),
    notAcknowledged: correspondence.notAcknowledged,
    text: correspondence.text,
    ...(id === undefined
      ? {}
      : { representee: kind === 'contact' ? { contactId: id } : { organisationId: id } }),
    agents: linksOf({ agents, primary }),
  };
}

/** Agents as calls take them. */
export const linksOf = ({ agents, primary }: Pick<Registration, 'agents' | 'primary'>) =>
  agents.map(({ id }) => ({ agentId: id, agentPrimaryContact: id === primary }));
