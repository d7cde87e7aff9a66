import { closed, endpoint, needs, recordId, yup } from '../../platform/contract.ts';
import { MAX_PAGE } from '../../platform/max-page.ts';
import { MAX_TYPED_TAG_LENGTH } from '../../council/ground/tags/tag-name.ts';
import { siteId } from '../ground/sites/site-id.ts';

/** Most sites of one bulk call. */
export const MAX_TAGGED_AT_ONCE = 1000;

const ids = yup.array().of(recordId.required()).min(1).required();
const typedName = yup.string().max(MAX_TYPED_TAG_LENGTH).required();

/** A tag of the council, its colour (a hex value) and how many sites that were not deleted have it. */
export const tagRecord = closed({
  id: yup.number().required(),
  name: yup.string().required(),
  colour: yup.string().required(),
  sites: yup.number().required(),
}).required();

const tags = closed({ tags: yup.array().of(tagRecord).required() });
const created = closed({
  created: closed({
    /** What was not so before: a site that had the tag already is left out. */
    data: yup
      .array()
      .of(closed({ site_id: yup.number().required(), tag_id: yup.number().required() }).required())
      .required(),
  }).required(),
});

const common = { feature: 'tags' } as const;
const mayRead = { ...common, access: needs('sites', 'read') } as const;
const mayWrite = { ...common, access: needs('sites', 'write') } as const;
const mayDelete = { ...common, access: needs('sites', 'delete') } as const;

const which = {
  /** Part of the name, in any case. */
  term: yup.string().max(100),
  limit: yup.number().integer().min(1).max(MAX_PAGE).default(MAX_PAGE),
};

/** The council's tags by name. */
export const listTags = endpoint({
  ...mayRead,
  method: 'GET',
  path: '/tag',
  summary: "The council's tags",
  reads: ['tag', 'site'],
  query: closed(which),
  response: tags,
});

/** Gives a tag to many sites, creating it where there is none of that name. All sites or none. */
export const tagSites = endpoint({
  ...mayWrite,
  method: 'POST',
  path: '/tag',
  summary: 'Tag sites',
  changes: ['site:sites_ids', 'tag'],
  body: closed({ sites_ids: ids.max(MAX_TAGGED_AT_ONCE), created_tag_name: typedName }),
  response: created,
  status: 201,
  envelope: 'bare',
  idempotent: true,
});

export const tagSite = endpoint({
  ...mayWrite,
  method: 'POST',
  path: '/tag/{siteId}',
  summary: 'Tag a site',
  changes: ['site:siteId', 'tag'],
  params: closed({ siteId }),
  body: closed({ created_tag_name: typedName }),
  response: created,
  status: 201,
  envelope: 'bare',
});

/** Takes a tag off a site; the tag itself stays the council's. */
export const untagSite = endpoint({
  ...mayWrite,
  method: 'DELETE',
  path: '/tag/{siteId}',
  summary: 'Take a tag off a site',
  changes: ['site:siteId', 'tag'],
  params: closed({ siteId }),
  body: closed({ deleted_tag_name: typedName }),
  response: yup.mixed(),
  status: 204,
});

/** The tags of a site, or without one all of the council's. */
export const tagsOfSite = endpoint({
  ...mayRead,
  method: 'GET',
  path: '/site/tags',
  summary: 'Tags of a site',
  reads: ['tag', 'site:siteId'],
  query: closed({ ...which, siteId: recordId }),
  response: tags,
});

const ofSite = closed({ siteId });

/** As tagSite and untagSite, for the second version of a site's page; sites/contract reads them. */
export const tagSiteV2 = endpoint({
  ...mayWrite,
  method: 'POST',
  path: '/site/v2/{siteId}/tags',
  summary: 'Tag a site',
  changes: ['site:siteId', 'tag'],
  params: ofSite,
  body: closed({ name: typedName }),
  response: tags,
  status: 201,
});

export const untagSiteV2 = endpoint({
  ...mayWrite,
  method: 'DELETE',
  path: '/site/v2/{siteId}/tags/{tagId}',
  summary: 'Take a tag off a site',
  changes: ['site:siteId', 'tag'],
  params: closed({ siteId, tagId: recordId.required() }),
  response: yup.mixed(),
  status: 204,
});

const several = { siteIds: ids.max(MAX_TAGGED_AT_ONCE), tagIds: ids.max(50) };

/** Gives tags that exist to sites. All or nothing. */
export const addTags = endpoint({
  ...mayWrite,
  method: 'POST',
  path: '/site/tags',
  summary: 'Give tags to sites',
  changes: ['site:siteIds', 'tag:tagIds'],
  body: closed(several),
  response: closed({ added: yup.number().required(), already: yup.number().required() }),
  status: 201,
});

export const removeTags = endpoint({
  ...mayWrite,
  method: 'DELETE',
  path: '/site/tags',
  summary: 'Take tags off sites',
  changes: ['site:siteIds', 'tag:tagIds'],
  body: closed(several),
  response: closed({ removed: yup.number().required() }),
  idempotent: true,
});

/** A tag that no site has yet; one of that name is given as it is. */
export const createTag = endpoint({
  ...mayWrite,
  method: 'POST',
  path: '/site/tag',
  summary: 'Create a tag',
  changes: ['tag*'],
  body: closed({ tag_name: typedName }),
  response: closed({ tag: tagRecord }),
  status: 201,
});

export const getTag = endpoint({
  ...mayRead,
  method: 'GET',
  path: '/site/tag',
  summary: 'One tag',
  reads: ['tag:id', 'site*'],
  query: closed({ id: recordId.required() }),
  response: closed({ tag: tagRecord }),
});

/**
 * Renames a tag on every site that has it. Where another tag has the new name: 409, or with `merge` the sites get that
 * tag, this one goes, and the answer is the other.
 */
export const renameTag = endpoint({
  ...mayWrite,
  method: 'PUT',
  path: '/site/tag',
  summary: 'Rename a tag, or merge it into the one of that name',
  changes: ['tag*', 'tag:id', 'site'],
  body: closed({
    id: recordId.required(),
    tag_name: typedName,
    /** The name as it was read: where it is another by now, 409 changed-meanwhile. Left out: whatever it is. */
    from: yup.string(),
    merge: yup.boolean().default(false),
  }),
  response: closed({ tag: tagRecord }),
});

/** Deletes a tag from the council and every site. */
export const deleteTag = endpoint({
  ...mayDelete,
  method: 'DELETE',
  path: '/site/tag',
  summary: 'Delete a tag',
  changes: ['tag*', 'tag:id', 'site'],
  body: closed({ id: recordId.required() }),
  response: yup.mixed(),
  status: 204,
});
