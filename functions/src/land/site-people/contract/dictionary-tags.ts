import { closed, endpoint, needs, recordId, yup } from '../../../platform/contract.ts';
import { siteId } from '../../ground/sites/site-id.ts';

const feature = 'site-people';
const mayRead = { feature, access: needs('sites', 'read') } as const;
const mayWrite = { feature, access: needs('sites', 'write') } as const;
const ofSite = closed({ siteId });

const term = closed({
  id: yup.number().required(),
  value: yup.string().required(),
  label: yup.string().required(),
  colour: yup.string().nullable().defined(),
}).required();

export const dictionaryTags = closed({
  tags: yup.array().of(term).required(),
  available: yup.array().of(term).required(),
});

/** The tags that the council's data dictionary has, and those of them that the site bears. */
export const listDictionaryTags = endpoint({
  ...mayRead,
  method: 'GET',
  path: '/site/v2/{siteId}/data-dictionary-tags',
  summary: 'Data dictionary tags of a site',
  reads: ['site:siteId'],
  params: ofSite,
  response: dictionaryTags,
});
export const addDictionaryTag = endpoint({
  ...mayWrite,
  method: 'POST',
  path: '/site/v2/{siteId}/data-dictionary-tags',
  summary: 'Give a site a data dictionary tag',
  changes: ['site:siteId'],
  params: ofSite,
  body: closed({ term_id: recordId.required() }),
  response: closed({ tags: yup.array().of(term).required() }),
  status: 201,
});
export const removeDictionaryTag = endpoint({
  ...mayWrite,
  method: 'DELETE',
  path: '/site/v2/{siteId}/data-dictionary-tags/{termId}',
  summary: 'Take a data dictionary tag off a site',
  changes: ['site:siteId'],
  params: closed({ siteId, termId: recordId.required() }),
  response: yup.mixed(),
  status: 204,
});
