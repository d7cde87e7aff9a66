import { Status, type StatusRole } from '../../../ui/status.tsx';
import { consultationStates } from './messages.ts';

type ConsultationState = keyof typeof consultationStates;

const ROLES = {
  'to come': 'queued',
  open: 'open',
  closed: 'over',
} as const satisfies Record<ConsultationState, StatusRole>;

/** Whether a consultation can be answered now. */
export const ConsultationStatus = ({ state }: { state: ConsultationState }) => (
  <Status means={ROLES[state]}>{consultationStates[state]}</Status>
);
