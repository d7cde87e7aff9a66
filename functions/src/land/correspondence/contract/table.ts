import type { DictionaryField } from '../../../council/ground/dictionary/field.ts';
import { filtersParam } from '../../../council/ground/filters/filters-param.ts';
import { closed, endpoint, needs, yup } from '../../../platform/contract.ts';
import { PAGE_SIZE, PAGE_SIZES } from '../../ground/search/table/page-size.ts';

const MAX_GROUPS = 200;

const mayRead = { feature: 'correspondence', access: needs('sites', 'read') } as const;
const property = yup.string().max(64);
const found = {
  filters: filtersParam,
  /** A property name; with a minus before it the greatest first. Empty values come last. */
  sort: property,
};

/** A letter in a table: what every letter has, the name of its site, and the fields asked for. */
const row = yup
  .object({
    id: yup.number().required(),
    site_id: yup.number().required(),
    site_name: yup.string().required(),
    row_version: yup.number().required(),
  })
  .required();
export type LetterRow = yup.InferType<typeof row> & Record<string, unknown>;

export const getLetterFields = endpoint({
  ...mayRead,
  method: 'GET',
  path: '/correspondence/fields',
  summary: 'What the correspondence of sites can be filtered, sorted and shown by',
  reads: ['config'],
  response: yup.array().of(yup.mixed<DictionaryField>().required()).required(),
});

/** A page beyond the last is answered with the last. */
export const getLetterTable = endpoint({
  ...mayRead,
  method: 'GET',
  path: '/correspondence/table',
  summary: 'A numbered page of the correspondence that meets the filters',
  // Any site may have gained a letter.
  reads: ['site'],
  query: closed({
    ...found,
    attributes: yup.array().of(property.required()).max(100).required(),
    page: yup.number().integer().min(1).default(1),
    pageSize: yup.number().integer().oneOf(PAGE_SIZES).default(PAGE_SIZE),
  }),
  response: closed({
    correspondence: yup.array().of(row).required(),
    total: yup.number().required(),
    page: yup.number().required(),
    pages: yup.number().required(),
  }),
});

export const getLetterGroups = endpoint({
  ...mayRead,
  method: 'GET',
  path: '/correspondence/table/groups',
  summary: `Counts of the correspondence found by the values of one property, the ${MAX_GROUPS} most frequent`,
  reads: ['site'],
  query: closed({
    filters: filtersParam,
    by: property.required(),
    limit: yup.number().integer().min(1).max(MAX_GROUPS).default(MAX_GROUPS),
  }),
  response: closed({
    groups: yup
      .array()
      .of(
        closed({
          value: yup.mixed<string | number | boolean>().nullable().defined(),
          records: yup.number().required(),
        }).required(),
      )
      .required(),
    /** Whether there are more values than were listed. */
    more: yup.boolean().required(),
  }),
});

/** More letters than one file takes: 400 payload-invalid. */
export const exportLetters = endpoint({
  ...mayRead,
  method: 'GET',
  path: '/correspondence/export',
  summary: 'The correspondence that meets the filters, as CSV',
  reads: ['site'],
  query: closed(found),
  bytes: 'text/csv',
  response: yup.mixed().required(),
});
