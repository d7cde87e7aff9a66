import { closed, endpoint, needs, yup } from '../platform/contract.ts';

const historyTypes = ['NOTE', 'FILE', 'EDIT'] as const;

/** One line of a site's history. An edit's content is `field|old value|new value`. */
export const historyItem = closed({
  id: yup.number().required(),
  type: yup.string().oneOf(historyTypes).required(),
  user_id: yup.string().nullable().defined(),
  user_name: yup.string().required(),
  date: yup.string().required(),
  content: yup.string().nullable().defined(),
  edit_content: yup.string().nullable().defined(),
}).required();
export type HistoryItem = yup.InferType<typeof historyItem>;

/** A site's history, newest first. */
export const siteHistory = endpoint({
  method: 'GET',
  path: '/history/{siteId}',
  feature: 'history',
  summary: 'History of a site',
  access: needs('sites', 'read'),
  params: closed({ siteId: yup.number().integer().min(1).required() }),
  query: closed({
    type: yup.string().oneOf(historyTypes),
    /** Items older than this one: the `next` of the page before. */
    before: yup.number().integer().min(1),
    limit: yup.number().integer().min(1).max(500).default(50),
  }),
  response: closed({
    history: yup.array().of(historyItem).required(),
    next: yup.number().nullable().defined(),
  }),
});
