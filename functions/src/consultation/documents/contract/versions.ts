import { closed, endpoint, yup } from '../../../platform/contract.ts';
import { blockTypes } from '../../ground/documents/kinds.ts';
import { documentMessages } from '../../ground/documents/messages.ts';
import {
  draft,
  DRAFT_PATH,
  oneDocument,
  readsDrafts,
  versionRead,
  writesDrafts,
} from './draft-shapes.ts';

const MAX_NAME = 100;
const path = `${DRAFT_PATH}/versions` as const;
const oneVersion = { ...oneDocument, kept: versionRead };

const versionHead = closed({
  /** Which revision of the draft it keeps. */
  revision: yup.number().required(),
  /** null: it was kept by itself. */
  name: yup.string().nullable().defined(),
  edition: yup.number().nullable().defined(),
  savedAt: yup.string().required(),
  savedBy: yup.string().nullable().defined(),
}).required();
const versions = closed({ versions: yup.array().of(versionHead).required() });
export type DocumentVersion = yup.InferType<typeof versionHead>;

export const listDocumentVersions = endpoint({
  ...readsDrafts,
  method: 'GET',
  path,
  summary: 'What a draft was before, the last first',
  reads: ['document:id'],
  params: closed(oneDocument),
  response: versions,
});

/** What an officer calls a version. */
export const versionName = yup
  .string()
  .trim()
  .max(MAX_NAME, documentMessages.tooLong(MAX_NAME))
  .required(documentMessages.titleRequired);

export const keepDocumentVersion = endpoint({
  ...writesDrafts,
  method: 'POST',
  path,
  summary: 'Keep the draft as it is under a name',
  changes: ['document:id'],
  params: closed(oneDocument),
  body: closed({ name: versionName }),
  response: versions,
});

const difference = closed({
  kind: yup.string().oneOf(['added', 'removed', 'changed', 'moved']).required(),
  of: yup.string().oneOf(['document', 'section', 'block', 'attachment']).required(),
  blockType: yup.string().oneOf(blockTypes).nullable().defined(),
  /** Where it stands in the draft of today; null where it is gone. */
  sectionId: yup.string().nullable().defined(),
  blockId: yup.string().nullable().defined(),
  /** The title of the section, or of the attachment. */
  place: yup.string().defined(),
  /** What it said, and says now: every text of it, a line each. */
  before: yup.string().defined(),
  after: yup.string().defined(),
  /** Of a table each cell that differs, of a map what it shows more or less. */
  details: yup
    .array()
    .of(
      closed({
        label: yup.string().required(),
        /** One said otherwise, or what stands in only one of the two. */
        how: yup
          .string()
          .oneOf(['otherwise', 'only'] as const)
          .required(),
        before: yup.string().defined(),
        after: yup.string().defined(),
      }).required(),
    )
    .required(),
}).required();
export type DraftDifference = yup.InferType<typeof difference>;

export const compareDocumentVersion = endpoint({
  ...readsDrafts,
  method: 'GET',
  path: `${path}/{kept}`,
  summary: 'What differs between an earlier version and the draft of today, or another version',
  reads: ['document:id'],
  params: closed(oneVersion),
  query: closed({
    /** The other version; the draft of today without. */
    with: versionRead.optional().default(undefined),
  }),
  response: closed({ differences: yup.array().of(difference).required() }),
});

/** The draft of today is kept as a version before. Changed since it was read: 409 changed-meanwhile. */
export const restoreDocumentVersion = endpoint({
  ...writesDrafts,
  method: 'POST',
  path: `${path}/{kept}/restore`,
  summary: 'Make the draft what it was',
  changes: ['document:id', 'document'],
  params: closed(oneVersion),
  body: closed({ revision: versionRead }),
  response: closed({ document: draft }),
});
