import { type AccessRule, closed, endpoint, recordId, yup } from '../../platform/contract.ts';
import type { Entity } from '../../platform/entities.ts';
import type { FeatureName } from '../../platform/feature-names.ts';
import { bulkKinds } from './history-item.ts';

/** Most records of which one call takes a change back; more are sent in parts. */
export const MAX_UNDONE_AT_ONCE = 100;

/** A record that an undo of many leaves as it is, and why. */
const keptAsItIs = closed({
  id: yup.number().required(),
  name: yup.string().required(),
  why: yup.string().required(),
}).required();
export type KeptAsItIs = yup.InferType<typeof keptAsItIs>;

interface BulkChangesAt {
  feature: FeatureName;
  /** The address of the records. */
  path: `/${string}`;
  entity: Entity;
  /** As a sentence goes on: 'sites'. */
  plural: string;
  access: AccessRule;
  /** What follows where records that were registered or deleted together are as they were before. */
  alsoChanges?: readonly Entity[];
}

/** Looks at a change of many records from their history, and takes it back as one. */
export const bulkChangeEndpoints = ({
  feature,
  path,
  entity,
  plural,
  access,
  alsoChanges = [],
}: BulkChangesAt) => ({
  look: endpoint({
    method: 'GET',
    path: `${path}/bulk-changes/{id}`,
    feature,
    summary: `What undoing a change of many ${plural} would take back`,
    reads: [entity],
    access,
    params: closed({ id: yup.string().uuid().required() }),
    response: closed({
      kind: yup.string().oneOf(bulkKinds).required(),
      /** How many it changed. */
      records: yup.number().required(),
      date: yup.string().required(),
      user_name: yup.string().defined(),
      /** Those that it would change back. */
      undoable: yup.array().of(yup.number().required()).required(),
      /** The first hundred of those that stay as they are. */
      left: yup.array().of(keptAsItIs).required(),
      left_count: yup.number().required(),
    }),
  }),
  undo: endpoint({
    method: 'POST',
    path: `${path}/bulk-changes/{id}/undo`,
    feature,
    summary: `Undo a change of many ${plural}, part by part`,
    changes: [`${entity}:ids`, entity, ...alsoChanges],
    access,
    params: closed({ id: yup.string().uuid().required() }),
    body: closed({
      ids: yup.array().of(recordId.required()).min(1).max(MAX_UNDONE_AT_ONCE).required(),
      /** Names the undo: its parts have the same. */
      undo_id: yup.string().uuid().required(),
    }),
    response: closed({
      undone: yup.array().of(yup.number().required()).required(),
      left: yup.array().of(keptAsItIs).required(),
      /** How many of them the public read before and does not any more. */
      withdrawn: yup.number().required(),
    }),
    idempotent: true,
  }),
});

export type BulkChangeCalls = ReturnType<typeof bulkChangeEndpoints>;
