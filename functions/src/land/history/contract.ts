import { closed, endpoint, needs, recordId, yup } from '../../platform/contract.ts';
import { isCalendarDate } from '../../platform/dates/day.ts';
import { siteId } from '../ground/sites/site-id.ts';
import { historyMessages as messages } from './messages.ts';
import { historyTypes, historyItem, undoable } from '../ground/history/history-item.ts';

/** A note has more than 2 characters (specification 000 section 5) and at most 8000. */
export const MIN_NOTE_LENGTH = 3;
export const MAX_NOTE_LENGTH = 8000;

const noteId = recordId.required();

const type = yup.string().oneOf(historyTypes);
const day = yup
  .string()
  .test('day', messages.notADay, (text) => text === undefined || isCalendarDate(text));
const limit = yup.number().integer().min(1).max(500).default(50);
const mayRead = { feature: 'history', access: needs('sites', 'read') } as const;
const mayWrite = { feature: 'history', access: needs('sites', 'write') } as const;

/** Which part of a history is asked for. */
const narrowed = {
  type,
  /** A person's uid. */
  user_id: yup.string().max(200),
  column_name: yup.string().max(63),
  /** Days in London, both included. */
  from: day,
  to: day,
  /** Edits with no new value are hidden (specification 000 section 3) unless they are asked for. */
  with_cleared: yup.boolean().default(false),
  limit,
};
const undo = {
  /** The newest change of who asks. */
  undo: undoable.nullable().defined().default(null),
  /** Everybody's newest change, for those who may write. */
  undoable: yup.array().of(undoable).required(),
};

/** A site's history, newest first. */
export const siteHistory = endpoint({
  ...mayRead,
  method: 'GET',
  path: '/history/{siteId}',
  summary: 'History of a site',
  // A list that takes or loses a site is a line of the site's history.
  reads: ['site:siteId', 'site-list'],
  params: closed({ siteId }),
  query: closed({
    ...narrowed,
    /** Items older than this one: the `next` of the page before. */
    before: recordId,
  }),
  response: closed({
    history: yup.array().of(historyItem).required(),
    next: yup.number().nullable().defined(),
    ...undo,
  }),
});

/** The same, paged by an opaque cursor: the `next` of the previous page. */
export const siteTimeline = endpoint({
  ...mayRead,
  method: 'GET',
  path: '/site/v2/{siteId}/timeline',
  summary: 'Timeline of a site, page by page',
  // A list that takes or loses a site is a line of the site's history.
  reads: ['site:siteId', 'site-list'],
  params: closed({ siteId }),
  query: closed({ ...narrowed, cursor: yup.string().max(40) }),
  response: closed({
    timeline: yup.array().of(historyItem).required(),
    next: yup.string().nullable().defined(),
    ...undo,
  }),
});

/** The author is the session's account, whatever the payload's user_id and user_name say. */
const note = {
  note_content: yup
    .string()
    .trim()
    .min(MIN_NOTE_LENGTH, messages.noteTooShort)
    .max(MAX_NOTE_LENGTH, messages.noteTooLong)
    .required(messages.noteTooShort),
  user_id: yup.mixed<string | number>().nullable(),
  user_name: yup.string().max(500).nullable(),
};
const oneNote = closed({ note: historyItem });

export const createNote = endpoint({
  ...mayWrite,
  method: 'POST',
  path: '/history/note',
  summary: 'Add a note to a site',
  changes: ['site:siteId'],
  body: closed({ ...note, siteId }),
  response: oneNote,
  status: 201,
  idempotent: true,
});

export const getNote = endpoint({
  ...mayRead,
  method: 'GET',
  path: '/history/note/{noteId}',
  summary: 'One note',
  reads: ['site'],
  params: closed({ noteId }),
  response: oneNote,
});

/** Only its author may change a note (403 for others); the earlier text is kept. */
export const editNote = endpoint({
  ...mayWrite,
  method: 'PUT',
  path: '/history/note/{noteId}',
  summary: 'Change a note of one’s own',
  changes: ['site'],
  params: closed({ noteId }),
  body: closed(note),
  response: oneNote,
});

export const createSiteNote = endpoint({
  ...mayWrite,
  method: 'POST',
  path: '/site/v2/{siteId}/note',
  summary: 'Add a note to this site',
  changes: ['site:siteId'],
  params: closed({ siteId }),
  body: closed(note),
  response: oneNote,
  status: 201,
  idempotent: true,
});

export const editSiteNote = endpoint({
  ...mayWrite,
  method: 'PUT',
  path: '/site/v2/{siteId}/note',
  summary: 'Change a note of one’s own on this site',
  changes: ['site:siteId'],
  params: closed({ siteId }),
  body: closed({ ...note, note_id: noteId }),
  response: oneNote,
});
