import type { Geometry } from 'geojson';
import { closed, endpoint, needs, ordinal, recordId, yup } from '../../platform/contract.ts';
import { overlappingSites } from '../ground/sites/overlapping-sites.ts';
import { siteId } from '../ground/sites/site-id.ts';
import { MAX_SITE_NAME_LENGTH } from '../ground/sites/site-record.ts';
import { boundaryMessages as messages } from './messages.ts';

const feature = 'boundaries';
const mayRead = { feature, access: needs('sites', 'read') } as const;
const mayWrite = {
  feature,
  access: needs('sites', 'write'),
  flag: 'site view edit boundary',
} as const;

/**
 * Hexadecimal WKB or EWKB, WKT, or GeoJSON, in metres of EPSG:27700 or in degrees; inferred from the values if not
 * stated.
 */
const shape = yup.mixed<Geometry | string>();
/** A boundary of 60,000 corners to the nanometre, and what is left of it. */
const maxBytes = 6 * 1024 * 1024;
/** GeoJSON in EPSG:27700, exactly as kept. */
const onGrid = yup.mixed<Geometry>();
/** The row version that the editor saw, as the site's etag: another one refuses the change. */
const rowVersion = ordinal;

const shapes = {
  wkb_geometry: onGrid.nullable().defined(),
  /** The boundary without what is cut out of it; null where nothing is. */
  wkb_geometry_cut: onGrid.nullable().defined(),
};
const about = {
  geometry_source: yup.string().required(),
  /** Planar in EPSG:27700; 0 for a point. */
  hectares: yup.number().required(),
  cut_hectares: yup.number().nullable().defined(),
};
const earlier = closed({
  ...about,
  id: yup.number().required(),
  /** Who drew another one, and when. */
  user_name: yup.string().required(),
  replaced_at: yup.string().required(),
}).required();
export type EarlierBoundary = yup.InferType<typeof earlier>;

/** Most earlier boundaries that one answer tells. */
export const MAX_EARLIER_BOUNDARIES = 50;

export const getBoundaries = endpoint({
  ...mayRead,
  method: 'GET',
  path: '/site/boundaries/{siteId}',
  summary: 'The boundary of a site as kept, and what earlier ones it had, the newest first',
  reads: ['site:siteId'],
  params: closed({ siteId }),
  response: closed({
    current: closed({
      ...shapes,
      ...about,
      /** What the site's register or file says of its area; null where it says nothing. */
      published_hectares: yup.number().nullable().defined(),
      row_version: yup.number().required(),
    }).required(),
    earlier: yup.array().of(earlier).required(),
  }),
});

export const earlierBoundary = endpoint({
  ...mayRead,
  method: 'GET',
  path: '/site/boundaries/{siteId}/{boundaryId}',
  summary: 'An earlier boundary of a site as it was',
  reads: ['site:siteId'],
  params: closed({ siteId, boundaryId: recordId.required() }),
  response: closed(shapes),
});

const changed = closed({
  id: yup.number().required(),
  row_version: yup.number().required(),
  hectares: yup.number().required(),
  cut_hectares: yup.number().nullable().defined(),
  /** Names the change, to undo it; null where the site had no boundary before. */
  change_id: yup.string().nullable().defined(),
  /**
   * The area that a register published and the site keeps beside the drawn one, in its field; null where the field
   * follows the boundary. Whoever decides otherwise edits the field.
   */
  kept_area: closed({
    field: yup.string().required(),
    label: yup.string().required(),
    hectares: yup.number().required(),
  })
    .nullable()
    .defined(),
  overlaps: overlappingSites,
});

/**
 * A new boundary; the one before stays in the history. Without `wkbGeometryCut` what was cut out before stays cut
 * out; null puts it back. 409 `changed-meanwhile` with `fields.row_version` where somebody was faster.
 */
export const updateGeometry = endpoint({
  ...mayWrite,
  method: 'POST',
  path: '/site/insert-updated-geometry',
  maxBytes,
  summary: 'Change the boundary of a site',
  changes: ['site:siteId'],
  body: closed({
    siteId,
    wkbGeometry: shape.required(messages.empty),
    wkbGeometryCut: shape.nullable(),
    row_version: rowVersion,
  }),
  response: changed,
});

export const restoreBoundary = endpoint({
  ...mayWrite,
  method: 'POST',
  path: '/site/boundary/restore',
  summary: 'Bring an earlier boundary of a site back',
  changes: ['site:siteId'],
  body: closed({ siteId, boundaryId: recordId.required(), row_version: rowVersion }),
  response: changed,
});

/** Most shapes that are merged or cut out at once. */
const MAX_SHAPES = 50;

/** Splits, merges or cuts a boundary exactly, and stores nothing. */
export const previewBoundary = endpoint({
  ...mayWrite,
  method: 'POST',
  path: '/site/boundary/preview',
  maxBytes,
  summary: 'Split, merge or cut out, without storing anything',
  changes: [],
  body: closed({
    operation: yup.string().oneOf(['split', 'merge', 'cut']).required(),
    wkbGeometry: shape.required(messages.empty),
    /** Split: easting and northing of the line's points. */
    line: yup
      .array()
      .of(yup.array().of(yup.number().required()).length(2).required())
      .min(2)
      .max(1000),
    /** Merge and cut: polygons. */
    shapes: yup.array().of(shape.required()).max(MAX_SHAPES),
    /** Merge: sites of the council whose boundaries are taken in. */
    siteIds: yup.array().of(siteId).max(MAX_SHAPES),
  }),
  response: closed({
    /** A split's parts, the largest first; otherwise the one result. */
    shapes: yup
      .array()
      .of(closed({ geometry: onGrid.required(), hectares: yup.number().required() }).required())
      .required(),
  }),
});

/** What becomes of sites whose land the site has taken in, so that it counts once. */
export const settleTakenIn = endpoint({
  ...mayWrite,
  method: 'POST',
  path: '/site/boundary/taken-in',
  summary: 'Make sites that a boundary has taken in its children, or end them',
  changes: ['site:siteId', 'site:siteIds'],
  body: closed({
    siteId,
    siteIds: yup.array().of(siteId).min(1).max(MAX_SHAPES).required(),
    becomes: yup.string().oneOf(['child', 'ended']).required(),
    /** The change of the boundary that took them in: with it, this is undone, too. */
    change_id: yup.string().uuid(),
  }),
  response: closed({ ids: yup.array().of(yup.number().required()).required() }),
});

/** Makes sites of parts of a site, such as those of a split; each lies within it. */
export const createChildren = endpoint({
  ...mayWrite,
  method: 'POST',
  path: '/site/child',
  maxBytes,
  summary: 'Create child sites',
  changes: ['site*', 'site:siteId'],
  body: closed({
    siteId,
    children: yup
      .array()
      .of(
        closed({
          name: yup
            .string()
            .trim()
            .max(MAX_SITE_NAME_LENGTH, messages.nameTooLong)
            .required(messages.nameRequired),
          wkbGeometry: shape.required(messages.empty),
        }).required(),
      )
      .min(1)
      .max(MAX_SHAPES)
      .required(),
  }),
  response: closed({ ids: yup.array().of(yup.number().required()).required() }),
  status: 201,
  idempotent: true,
});
