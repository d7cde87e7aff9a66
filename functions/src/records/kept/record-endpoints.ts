import { changingEndpoints } from './changing-endpoints.ts';
import { deletingEndpoints } from './deleting-endpoints.ts';
import { findingEndpoints } from './finding-endpoints.ts';
import type { RecordCallsAt } from './records-at.ts';

/** The calls that every type of kept record has: found, tabled, followed, deleted and restored. */
export function recordEndpoints(at: RecordCallsAt) {
  return { ...findingEndpoints(at), ...changingEndpoints(at), ...deletingEndpoints(at) };
}

export type RecordCalls = ReturnType<typeof recordEndpoints>;
