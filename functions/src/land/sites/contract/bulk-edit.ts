import {
  closed,
  endpoint,
  needs,
  ordinal,
  type OutputOf,
  yup,
} from '../../../platform/contract.ts';
import { bulkChangeEndpoints } from '../../../records/history/bulk-endpoints.ts';
import { MAX_VALUES_BYTES } from '../../ground/sites/edit-schema.ts';
import { siteId } from '../../ground/sites/site-id.ts';
import { siteMessages as messages } from '../../ground/sites/messages.ts';

/** Most sites that one call changes; more are sent in parts. */
export const MAX_EDITED_AT_ONCE = 500;
const MAX_FIELDS = 50;

type Value = string | number | boolean | object;

const values = yup
  .array()
  .of(
    closed({
      column_name_raw: yup.string().max(63).required(),
      new_value: yup.mixed<Value>().nullable().defined(),
    }).required(),
  )
  .min(1)
  .max(MAX_FIELDS)
  .required();

const name = yup.string().required();
const value = yup.mixed<Value>().nullable().defined();
const mayWrite = { feature: 'sites', access: needs('sites', 'write') } as const;

/** Each site stands in one edit: what two of them would make of it depends on their order. */
const isOnce = (ids: (number | undefined)[]) =>
  ids.length <= MAX_EDITED_AT_ONCE && new Set(ids).size === ids.length;

/**
 * What edits of several sites would change, field by field, and what would be refused; functions on save are not run.
 * Ids that are no sites of the council stand in `missing`. 400 names a field that cannot be edited at all.
 */
export const previewSiteEdits = endpoint({
  ...mayWrite,
  method: 'POST',
  path: '/site/edits/preview',
  maxBytes: MAX_VALUES_BYTES,
  summary: 'What edits of several sites would change',
  changes: [],
  body: closed({
    edits: yup
      .array()
      .of(
        closed({
          sites: yup
            .array()
            .of(siteId)
            .min(1)
            .max(MAX_EDITED_AT_ONCE, messages.oncePerCall(MAX_EDITED_AT_ONCE))
            .required(),
          values,
        }).required(),
      )
      .min(1)
      .max(MAX_EDITED_AT_ONCE)
      .required()
      .test('once', messages.oncePerCall(MAX_EDITED_AT_ONCE), (edits) =>
        isOnce((edits ?? []).flatMap(({ sites }) => sites)),
      ),
  }),
  response: closed({
    /** Sites in which nothing changes and nothing is refused stand here with empty lists. */
    sites: yup
      .array()
      .of(
        closed({
          id: yup.number().required(),
          name,
          row_version: yup.number().required(),
          changes: yup
            .array()
            .of(
              closed({
                column_name_raw: yup.string().required(),
                old_value: value,
                new_value: value,
              }).required(),
            )
            .required(),
          refused: yup
            .array()
            .of(closed({ column_name_raw: yup.string().required(), why: name }).required())
            .required(),
          /** What changes and does not go with another field, as the dictionary warns; absent where nothing is. */
          warned: yup
            .array()
            .of(closed({ column_name_raw: yup.string().required(), why: name }).required()),
        }).required(),
      )
      .required(),
    missing: yup.array().of(yup.number().required()).required(),
  }),
});
export type PreviewedSite = OutputOf<typeof previewSiteEdits>['sites'][number];

/** A site, or one of its fields, that was left as it was. */
const leftAlone = closed({
  site_id: yup.number().required(),
  name,
  /** null: the whole site. */
  column_name_raw: yup.string().nullable().defined(),
  reason: yup.string().oneOf(['refused', 'changed-meanwhile', 'missing']).required(),
  why: name,
}).required();
export type LeftAlone = yup.InferType<typeof leftAlone>;

/**
 * Changes fields of several sites in one transaction, one change in the history of each. A site that has another
 * version than the one seen is left and named, as is a field whose value is refused; the rest is written.
 */
export const editSites = endpoint({
  ...mayWrite,
  method: 'PUT',
  path: '/site/edits',
  maxBytes: MAX_VALUES_BYTES,
  summary: 'Change fields of several sites',
  changes: ['site:edits.sites.id'],
  body: closed({
    edits: yup
      .array()
      .of(
        closed({
          sites: yup
            .array()
            .of(closed({ id: siteId, row_version: ordinal.required() }).required())
            .min(1)
            .max(MAX_EDITED_AT_ONCE, messages.oncePerCall(MAX_EDITED_AT_ONCE))
            .required(),
          values,
        }).required(),
      )
      .min(1)
      .max(MAX_EDITED_AT_ONCE)
      .required()
      .test('once', messages.oncePerCall(MAX_EDITED_AT_ONCE), (edits) =>
        isOnce((edits ?? []).flatMap(({ sites }) => sites.map(({ id }) => id))),
      ),
    /** Names the change, whose parts have the same, to undo it as one from the history. */
    bulk_id: yup.string().uuid(),
  }),
  response: closed({
    changed: yup
      .array()
      .of(
        closed({
          site_id: yup.number().required(),
          row_version: yup.number().required(),
          /** Names the change, to undo it. */
          change_id: yup.string().required(),
          /** How many fields were sent otherwise than they were. */
          fields: yup.number().required(),
        }).required(),
      )
      .required(),
    left: yup.array().of(leftAlone).required(),
    /** What was written and does not go with another field, as the dictionary warns. */
    warned: yup
      .array()
      .of(
        closed({
          site_id: yup.number().required(),
          name,
          column_name_raw: yup.string().required(),
          why: name,
        }).required(),
      )
      .required(),
  }),
  idempotent: true,
});

/** Takes back changes of who asks on several sites; one that has moved on is left and named. */
export const undoSiteEdits = endpoint({
  ...mayWrite,
  method: 'POST',
  path: '/site/edits/undo',
  summary: 'Undo changes of several sites',
  changes: ['site:changes.site_id'],
  body: closed({
    changes: yup
      .array()
      .of(closed({ site_id: siteId, change_id: yup.string().uuid().required() }).required())
      .min(1)
      .max(MAX_EDITED_AT_ONCE)
      .required(),
  }),
  response: closed({
    undone: yup.array().of(yup.number().required()).required(),
    left: yup.array().of(leftAlone).required(),
  }),
  idempotent: true,
});

const bulkChanges = bulkChangeEndpoints({
  feature: 'sites',
  path: '/site',
  entity: 'site',
  plural: 'sites',
  access: needs('sites', 'write'),
});
export const { look: lookAtSiteChanges, undo: undoSiteChanges } = bulkChanges;
