import { closed, needs, recordId, yup } from '../../../platform/contract.ts';
import { member, siteList } from '../../ground/site-lists/site-list.ts';
import { siteId } from '../../ground/sites/site-id.ts';
import { siteListMessages as messages } from '../messages.ts';
import { MAX_LIST_NAME_LENGTH } from '../name-length.ts';

/** How many sites one bulk call may name. */
const MAX_MEMBERS = 1000;
const PAGE = 500;

/** A list's name, checked alike by the server and the form. */
export const listName = yup
  .string()
  .trim()
  .max(MAX_LIST_NAME_LENGTH, messages.nameTooLong)
  .required(messages.nameRequired);

/** Who may do what with lists. */
export const siteListAccess = {
  mayRead: { feature: 'site-lists', access: needs('site-lists', 'read') },
  // A list belongs to the council and outlives its author's employment, so whoever may write lists may change any.
  mayWrite: { feature: 'site-lists', access: needs('site-lists', 'write') },
  mayDelete: { feature: 'site-lists', access: needs('site-lists', 'delete') },
} as const;

const listed = closed({ lists: yup.array().of(siteList).required() });
const one = closed({ list: siteList });

const which = closed({
  /** Only the caller's own lists. */
  mine: yup.boolean().default(false),
  /** Part of the name, in any case. */
  term: yup.string().max(100),
  limit: yup.number().integer().min(1).max(PAGE).default(PAGE),
});
const members = closed({
  listId: recordId.required(),
  sites: yup
    .array()
    .of(
      closed({
        siteId,
        scenarioName: yup.string().min(1).max(100),
      }).required(),
    )
    .min(1)
    .max(MAX_MEMBERS)
    .required(),
});
const membersPage = closed({
  listId: recordId.required(),
  limit: yup.number().integer().min(1).max(PAGE).default(PAGE),
  offset: yup.number().integer().min(0).default(0),
});
const page = closed({
  sites: yup.array().of(member).required(),
  total: yup.number().required(),
});
const renamed = closed({
  id: recordId.required(),
  listName,
  /** The name as it was read: where it is another by now, 409 changed-meanwhile. Left out: whatever it is. */
  from: yup.string(),
});
const added = closed({ added: yup.number().required(), already: yup.number().required() });
const removed = closed({ removed: yup.number().required() });

/** What calls about lists of any kind are asked and answer. */
export const siteListSchemas = {
  listed,
  one,
  which,
  members,
  membersPage,
  page,
  renamed,
  added,
  removed,
};
