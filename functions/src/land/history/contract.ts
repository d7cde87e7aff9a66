import { closed, endpoint, needs, recordId, yup } from '../../platform/contract.ts';
import { siteId } from '../ground/sites/site-id.ts';
import { historyMessages as messages } from './messages.ts';
import {
  historyAnswer,
  narrowedHistory,
  offeredUndo,
  olderHistory,
} from '../../records/history/history-endpoints.ts';
import { historyItem } from '../../records/history/history-item.ts';

/** A note has more than 2 characters (specification 000 section 5) and at most 8000. */
export const MIN_NOTE_LENGTH = 3;
export const MAX_NOTE_LENGTH = 8000;

const noteId = recordId.required();

const mayRead = { feature: 'history', access: needs('sites', 'read') } as const;
const mayWrite = { feature: 'history', access: needs('sites', 'write') } as const;

/** A site's history, newest first. */
export const siteHistory = endpoint({
  ...mayRead,
  method: 'GET',
  path: '/history/{siteId}',
  summary: 'History of a site',
  // A list that takes or loses a site is a line of the site's history.
  reads: ['site:siteId', 'site-list'],
  params: closed({ siteId }),
  query: closed(olderHistory),
  response: historyAnswer,
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
  query: closed({ ...narrowedHistory, cursor: yup.string().max(40) }),
  response: closed({
    timeline: yup.array().of(historyItem).required(),
    next: yup.string().nullable().defined(),
    ...offeredUndo,
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
