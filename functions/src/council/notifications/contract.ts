import { closed, endpoint, yup } from '../../platform/contract.ts';
import { MAX_PAGE } from '../../platform/max-page.ts';

/** Statuses of specification 001 section 3 and 002 section 4. */
export const notificationStatuses = [
  'new',
  'initializing',
  'initialized',
  'processing',
  'loading',
  'fetching',
  'deleting',
  'extracting',
  'updating',
  'success',
  'error',
  'info',
  'important info',
] as const;

/** While in one of these a notification turns, and cannot be deleted (specification 001 section 4). */
export const statusesInProgress: readonly string[] = [
  'processing',
  'loading',
  'fetching',
  'deleting',
  'initializing',
  'extracting',
];

export const notification = closed({
  id: yup.number().required(),
  status: yup.string().oneOf(notificationStatuses).required(),
  message: yup.string().defined(),
  label: yup.string().required(),
  /** Whose it is; null for one shown to all staff. */
  uid: yup.string().nullable().defined(),
  details: yup.object().required(),
  completed: yup.number().required(),
  completed_out_of: yup.number().required(),
  created_at: yup.string().required(),
  viewed: yup.boolean().required(),
  link: yup.string().nullable().defined(),
  can: closed({ delete: yup.boolean().required() }),
});

const update = closed({
  id: yup.number().required(),
  entity: yup.string().required(),
  entityId: yup.string().required(),
  kind: yup.string().required(),
  /** The browser tab that asked for the change; null where none did. */
  tab: yup.string().nullable().defined(),
});

const common = { feature: 'notifications', access: 'signed-in', flag: 'notifications' } as const;

export const listNotifications = endpoint({
  ...common,
  method: 'GET',
  path: '/notifications',
  summary: 'The newest 100 notifications that are not archived, polled every 10 s',
  reads: ['notification'],
  response: yup.array(notification).required(),
});

export const listArchivedNotifications = endpoint({
  ...common,
  method: 'GET',
  path: '/notifications/archived',
  summary: 'Archived notifications, newest first',
  reads: ['notification'],
  query: closed({
    limit: yup.number().integer().min(1).max(MAX_PAGE).default(100),
    before: yup.number().integer(),
  }),
  response: yup.array(notification).required(),
});

export const createNotification = endpoint({
  ...common,
  method: 'POST',
  path: '/notifications',
  summary: 'Leaves a note for oneself',
  changes: ['notification'],
  status: 201,
  idempotent: true,
  body: closed({
    label: yup.string().trim().min(1).max(200).required(),
    message: yup.string().max(2000).default(''),
    status: yup.string().oneOf(['info', 'important info']).default('info'),
  }),
  response: notification,
});

export const deleteNotification = endpoint({
  ...common,
  method: 'DELETE',
  path: '/notifications/{id}',
  summary: 'Archives one notification that is not in progress; an archived one is deleted',
  changes: ['notification'],
  status: 204,
  params: closed({ id: yup.number().integer().required() }),
  response: yup.mixed(),
});

export const viewNotifications = endpoint({
  ...common,
  method: 'POST',
  path: '/notifications/viewed',
  summary: 'Marks these notifications as viewed',
  changes: ['notification'],
  status: 204,
  body: closed({ ids: yup.array(yup.number().integer().required()).max(500).required() }),
  response: yup.mixed(),
});

/** Not behind the flag: pages refresh through it where Firestore can't be reached. */
export const listUpdates = endpoint({
  method: 'GET',
  path: '/updates',
  summary: "'api entity update' events after a cursor; without one, the cursor alone",
  reads: [],
  feature: 'notifications',
  access: 'signed-in',
  query: closed({ after: yup.number().integer().min(0) }),
  response: closed({
    cursor: yup.number().required(),
    updates: yup.array(update).max(500).required(),
  }),
});
