import { changingEndpoints } from './changing-endpoints.ts';
import { deletingEndpoints } from './deleting-endpoints.ts';
import { findingEndpoints } from './finding-endpoints.ts';
import type { KeptRecordsAt } from './records-at.ts';

/** The calls that every type of kept record has: found, tabled, followed, deleted and restored. */
export function recordEndpoints(at: KeptRecordsAt) {
  return { ...findingEndpoints(at), ...changingEndpoints(at), ...deletingEndpoints(at) };
}

export type RecordCalls = ReturnType<typeof recordEndpoints>;
