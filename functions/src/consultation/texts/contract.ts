import {
  type AccessRule,
  closed,
  endpoint,
  needs,
  ordinal,
  recordId,
  yup,
} from '../../platform/contract.ts';
import { MAX_RECORDS } from '../../records/kept/max-records.ts';
import { REDACTION_TYPES, type TextDocument } from '../ground/texts/text-nodes.ts';
import { textDocument } from '../ground/texts/text-schema.ts';

const common = { feature: 'texts', flag: 'consultation pages' } as const;
/** Who may read what was redacted; whoever writes the text must. */
const mayRead = { ...common, access: needs('originals', 'read') } as const;
const writers: AccessRule = [...needs('originals', 'read'), ...needs('representations', 'write')];
const mayWrite = { ...common, access: writers } as const;
const path = '/consultations/representations/{id}';

const one = closed({ id: recordId.required() });
const anyDocument = yup.mixed<TextDocument>().required();
const revision = ordinal.min(0).required();
/** As many letters as a text may have, of three bytes each, with their marks; or six pictures. */
const MAX_TEXT_BYTES = 4 * 1024 * 1024;

/** The working copy with every mark; before the first save, what arrived, as revision 0. */
export const getText = endpoint({
  ...mayRead,
  method: 'GET',
  path: `${path}/text`,
  summary: 'The text of a representation as officers work on it',
  reads: ['representation:id'],
  params: one,
  response: closed({
    document: anyDocument,
    revision,
    /** 0: nobody has saved. */
    version: yup.number().required(),
    savedBy: yup.string().nullable().defined(),
    savedAt: yup.string().nullable().defined(),
  }),
});

/**
 * Saves of one spell of editing are one version. Saved by somebody since `revision`: 409 changed-meanwhile. What the
 * public could read and is redacted now is taken from it at once: `withdrawn`.
 */
export const putText = endpoint({
  ...mayWrite,
  method: 'PUT',
  path: `${path}/text`,
  maxBytes: MAX_TEXT_BYTES,
  summary: 'Save the text of a representation',
  changes: ['representation:id'],
  params: one,
  body: closed({ document: textDocument.required(), revision }),
  response: closed({
    revision,
    version: yup.number().required(),
    withdrawn: yup.boolean().required(),
    /** Words newly tagged with a topic that was deleted meanwhile: they are tagged with nothing. */
    lost_topics: yup.array().of(yup.string().required()).required(),
  }),
});

/** What arrived, word for word; nothing changes it. */
export const getOriginal = endpoint({
  ...mayRead,
  method: 'GET',
  path: `${path}/original`,
  summary: 'A representation as it arrived',
  reads: ['representation:id'],
  params: one,
  response: closed({ text: yup.string().defined() }),
});

/** The text as people see it who may not read redacted words. */
export const getPublicText = endpoint({
  ...common,
  access: needs('representations', 'read'),
  method: 'GET',
  path: `${path}/public-text`,
  summary: 'The text of a representation without what was redacted',
  reads: ['representation:id'],
  params: one,
  response: closed({
    document: anyDocument,
    /** false: nobody has looked it over yet, so it says nothing to whoever may not read originals. */
    isShown: yup.boolean().required(),
  }),
});

/** What a reader may read who may not read originals: texts that an officer has saved, or has said to be checked. */
export const markChecked = endpoint({
  ...mayWrite,
  method: 'PUT',
  path: '/consultations/representations/checked',
  summary: 'Say that texts were looked over for personal details',
  changes: ['representation:ids', 'representation'],
  body: closed({ ids: yup.array().of(recordId.required()).min(1).max(MAX_RECORDS).required() }),
  /** Those that were not checked before. */
  response: closed({ ids: yup.array().of(yup.number().required()).required() }),
  idempotent: true,
});

export const getTextVersions = endpoint({
  ...mayRead,
  method: 'GET',
  path: `${path}/text/versions`,
  summary: 'The versions of a text',
  reads: ['representation:id'],
  params: one,
  response: closed({
    versions: yup
      .array()
      .of(
        closed({
          version: yup.number().required(),
          savedBy: yup.string().nullable().defined(),
          beganAt: yup.string().required(),
          savedAt: yup.string().required(),
        }).required(),
      )
      .required(),
  }),
});

export const getTextVersion = endpoint({
  ...mayRead,
  method: 'GET',
  path: `${path}/text/versions/{version}`,
  summary: 'A text as it was in a version',
  reads: ['representation:id'],
  params: closed({ id: recordId.required(), version: ordinal.required() }),
  response: closed({ document: anyDocument }),
});

/**
 * What rules take for personal in the working copy and is not redacted yet; nothing is redacted by it. `start` and
 * `end` count letters of its words, a line for each block and each line's end.
 */
export const getRedactionSuggestions = endpoint({
  ...mayRead,
  method: 'GET',
  path: `${path}/text/suggestions`,
  summary: 'Passages of a text that may have to be redacted',
  reads: ['representation:id'],
  params: one,
  response: closed({
    suggestions: yup
      .array()
      .of(
        closed({
          kind: yup.string().oneOf(REDACTION_TYPES).required(),
          start: yup.number().required(),
          end: yup.number().required(),
          quote: yup.string().required(),
        }).required(),
      )
      .required(),
  }),
});

const tab = yup.string().min(1).max(64).required();

/** Sent every 20 seconds while the text is open; gives the names of the others who have it open. */
export const noteEditing = endpoint({
  ...mayWrite,
  method: 'PUT',
  path: `${path}/text/editors`,
  summary: 'Say that a text is open, and learn who else has it open',
  changes: [],
  params: one,
  body: closed({ tab }),
  response: closed({ others: yup.array().of(yup.string().required()).required() }),
});

export const endEditing = endpoint({
  ...mayWrite,
  method: 'DELETE',
  path: `${path}/text/editors`,
  summary: 'Say that a text was closed',
  changes: [],
  params: one,
  body: closed({ tab }),
  response: closed({}),
});
