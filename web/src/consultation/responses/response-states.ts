import type {
  Delivery,
  Response,
} from '@contract/consultation/ground/responses/response-schema.ts';
import type { StatusRole } from '../../ui/status.tsx';

/** What the state of a response means. */
export const RESPONSE_ROLES = {
  Draft: 'neutral',
  Approved: 'done',
  Sending: 'under way',
  Sent: 'done',
} as const satisfies Record<Response['state'], StatusRole>;

/** What the state of one of its deliveries means. */
export const DELIVERY_ROLES = {
  Queued: 'queued',
  Sending: 'under way',
  Sent: 'done',
  Failed: 'failed',
} as const satisfies Record<Delivery['state'], StatusRole>;
