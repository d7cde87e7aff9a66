import { bulkChangeEndpoints } from '../history/bulk-endpoints.ts';
import { historyEndpoint, undoEndpoint } from '../history/history-endpoints.ts';
import { closed, endpoint, needs, ordinal, recordId, yup } from '../../platform/contract.ts';
import { type RecordCallsAt, recordCall } from './records-at.ts';

/** The calls by which a record is changed, its changes are followed, and taken back. */
export function changingEndpoints(at: RecordCallsAt) {
  const { feature, path, entity, unit, one, plural, alsoChanges = [] } = at;
  const { alsoUndone = alsoChanges } = at;
  const mayWrite = recordCall(at, 'write');
  const { flag } = mayWrite;
  const history = { feature, path, entity, one } as const;
  const bulk = bulkChangeEndpoints({
    feature,
    path,
    entity,
    plural,
    access: needs(unit, 'write'),
    alsoChanges: alsoUndone,
  });
  return {
    history: { ...historyEndpoint({ ...history, access: needs(unit, 'read') }), flag },
    undo: {
      ...undoEndpoint({ ...history, access: needs(unit, 'write') }, alsoChanges),
      flag,
    },
    lookAtBulk: { ...bulk.look, flag },
    undoBulk: { ...bulk.undo, flag },
    /** A value in a column that officers added. Changed by somebody since it was read: 409 changed-meanwhile. */
    setCustom: endpoint({
      ...mayWrite,
      method: 'PUT',
      path: `${path}/custom-column`,
      summary: `Set the value of ${one} in a column that officers added`,
      changes: [`${entity}:id`],
      body: closed({
        id: recordId.required(),
        /** As tables name it: custom_3. */
        column: yup.string().max(40).required(),
        value: yup.mixed<string | number | boolean | string[]>().nullable().defined(),
        row_version: ordinal.required(),
      }),
      response: closed({ row_version: yup.number().required() }),
    }),
  };
}
