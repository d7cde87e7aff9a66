import { sql } from './platform/db.ts';
import type { Retention } from './platform/prune.ts';

/** What the daily tidying deletes from the shared schema; docs/deploy.md lists the same. */
export const platformRetention: readonly Retention[] = [
  { table: 'outbox', since: 'handled_at', days: 7 },
  // Kept for the one who looks into it, with all that the job was given.
  { table: 'outbox', since: 'dead_at', days: 30 },
  { table: 'rate_limits', since: 'window_start', days: 1 },
  // The next day's first try deletes it; this is for installations where nobody tried.
  { table: 'rate_limit_salts', since: 'day', days: 1 },
];

/** What the daily tidying deletes from each council's schema. */
export const councilRetention: readonly Retention[] = [
  // Longer than Pub/Sub keeps a message (7 days), or a late second delivery would be done again.
  { table: 'handled_events', since: 'handled_at', days: 30 },
  // A staff session ends after half a day, and whatever it requests next is read again.
  { table: 'updates', since: 'created_at', days: 7 },
  { table: 'platform.idempotency_keys', since: 'created_at', days: 2 },
  {
    table: 'record_selections',
    since: 'created_at',
    days: 90,
    // A saved search may hold one among its filters.
    where: sql`not exists (select from search_templates saved
                            where strpos(saved.parameters::text, kept.id::text) > 0)`,
  },
];
