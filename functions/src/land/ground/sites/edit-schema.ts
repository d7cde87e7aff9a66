import { namedChange } from '../../../records/history/history-endpoints.ts';
import { closed, endpoint, needs, yup } from '../../../platform/contract.ts';
import { siteId } from './site-id.ts';

const scenario = yup.string().min(1).max(100);

/** Values of fields in one call: lists of a thousand entries, or fifty of the longest texts. */
export const MAX_VALUES_BYTES = 1024 * 1024;

/** A field's value: as typed, or as a search gives it (lists and objects included). */
type Value = string | number | boolean | object;
const value = yup.mixed<Value>().nullable();

/** The specification's edit payload, kept whole; who edits is the session's, whatever the payload says. */
export const siteEdit = closed({
  column_name_raw: yup.string().max(63).required(),
  column_name_readable: yup.string().max(500),
  new_value: value.defined(),
  raw_value: value,
  /** What the editor saw before: another value in the record refuses the edit (409). */
  old_value: value,
  user_id: yup.mixed<string | number>().nullable(),
  user_name: yup.string().max(500).nullable(),
  is_recalculation: yup.boolean(),
  potential_plot_coverage_percent: yup.number().nullable(),
  no_storeys_with_base_floor_removed: yup.number().nullable(),
  section_106: yup.mixed<string | number | boolean>().nullable(),
  abnormal_names: yup.array().of(yup.string().max(500).required()).max(100).nullable(),
  abnormal_vals: yup.array().of(yup.number().required()).max(100).nullable(),
  /** Writes the site itself and takes the field out of what its scenarios have otherwise. */
  should_update_all_scenarios: yup.boolean(),
  /** Which state of the site is meant: another than the one edited refuses the edit (409). */
  id_unique: yup.string().max(36),
});
export type SiteEdit = yup.InferType<typeof siteEdit>;

/** What an edit made of the site: its fields that changed, those that a function wrote among them. */
export const changedSite = closed({
  id: yup.number().required(),
  scenario_name: yup.string().required(),
  /** The site's next etag. */
  row_version: yup.number().required(),
  values: yup.mixed<Record<string, unknown>>().required(),
  /** Names the change, to undo it; null where nothing changed and for an undo. */
  change_id: yup.string().nullable().defined(),
  /** What does not go with another field, as the dictionary warns; absent where nothing is. */
  warnings: yup.array().of(yup.string().required()),
});
export type ChangedSite = yup.InferType<typeof changedSite>;

const mayWrite = { feature: 'sites', access: needs('sites', 'write') } as const;
const editing = {
  ...mayWrite,
  method: 'PUT',
  maxBytes: MAX_VALUES_BYTES,
  params: closed({ siteId }),
  query: closed({ scenario }),
  body: siteEdit,
  response: changedSite,
} as const;

/**
 * Changes one field of a site, or of one of its scenarios. 409 `changed-meanwhile` with `fields.old_value` (the
 * present value as text) and `fields.changed_by` (the name of who wrote it, where known) when the record no longer holds what the editor saw; 409 `conflict` with `fields.id_unique`.
 */
export const updateSite = endpoint({
  ...editing,
  path: '/site/{siteId}',
  summary: 'Change one field of a site',
  changes: ['site:siteId'],
});

export const updateSiteV2 = endpoint({
  ...editing,
  path: '/site/v2/{siteId}',
  summary: 'Change one field of a site under a scenario',
  changes: ['site:siteId'],
});

/**
 * Takes back the newest change of who asks on this site, with all that it wrote; asked again, the one before. 404
 * where there is none; 409 `changed-meanwhile` where the record has moved on, or `history_id` or `change_id` names neither
 * the last change nor the one that the history offers.
 */
export const undoEdit = endpoint({
  ...mayWrite,
  method: 'POST',
  path: '/site/{siteId}/undo',
  summary: 'Undo one’s last change of a site',
  changes: ['site:siteId'],
  params: closed({ siteId }),
  body: closed(namedChange),
  response: changedSite,
});

/** Which states of a site the public map may show; those that are not named stay as they are. */
export const updatePublicVisibility = endpoint({
  ...mayWrite,
  method: 'PUT',
  path: '/site/{siteId}/public-visibility',
  summary: 'Show a site or its scenarios on the public map, or not',
  changes: ['site:siteId'],
  params: closed({ siteId }),
  body: closed({
    scenarios: yup
      .array()
      .of(
        closed({
          /** 'base' is the site itself. */
          scenarioName: scenario.required(),
          public_map_visibility: yup.boolean().required(),
        }).required(),
      )
      .min(1)
      .max(101)
      .required(),
  }),
  response: closed({ id: yup.number().required(), row_version: yup.number().required() }),
});
