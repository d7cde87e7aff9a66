import type { Campaign } from '@contract/consultation/analysis/contract/campaigns.ts';
import type { Report } from '@contract/consultation/analysis/contract/reports.ts';
import type { Theme } from '@contract/consultation/analysis/contract/themes.ts';
import type { StatusRole } from '../../../ui/status.tsx';

/** What the state of something proposed means: a campaign or a theme. */
export const PROPOSAL_ROLES = {
  proposed: 'waiting',
  confirmed: 'done',
  'signed off': 'done',
  dissolved: 'over',
  refused: 'over',
  merged: 'over',
} as const satisfies Record<Campaign['state'] | Theme['state'], StatusRole>;

/** What the status of a report that a job makes means. */
export const REPORT_ROLES = {
  new: 'queued',
  processing: 'under way',
  success: 'done',
  error: 'failed',
  cancelled: 'over',
  expired: 'over',
} as const satisfies Record<Report['status'], StatusRole>;
