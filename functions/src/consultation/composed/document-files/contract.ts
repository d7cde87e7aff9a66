import { closed, endpoint, recordId, yup } from '../../../platform/contract.ts';
import { DRAFT_PATH, readsDrafts } from '../../documents/contract/draft-shapes.ts';
import { documentFormats } from '../../ground/documents/print/document-formats.ts';

const file = closed({
  id: yup.string().uuid().required(),
  format: yup.string().oneOf(documentFormats).required(),
  status: yup.string().oneOf(['processing', 'success', 'error']).required(),
  /** What it is doing, or why it failed. */
  message: yup.string().required(),
  /** Once it is there. */
  fileName: yup.string().nullable().defined(),
}).required();
export type DraftFile = yup.InferType<typeof file>;

const oneFile = closed({ id: yup.string().uuid().required() });

/** A job writes it, as it would be published now; blocks in which something is missing are left out. */
export const makeDraftFile = endpoint({
  ...readsDrafts,
  method: 'POST',
  path: `${DRAFT_PATH}/files`,
  summary: 'Write the draft of a document as a PDF or Word file',
  changes: ['export'],
  params: closed({ id: recordId.required() }),
  body: closed({ format: yup.string().oneOf(documentFormats).required() }),
  status: 202,
  idempotent: true,
  response: closed({ file }),
});

export const getDraftFile = endpoint({
  ...readsDrafts,
  method: 'GET',
  path: '/documents/files/{id}',
  summary: "One of one's own files of drafts: progress and result",
  reads: ['export:id'],
  params: oneFile,
  response: closed({ file }),
});

/** Redirects to an address for the file that is valid for 15 minutes; with `as=link` returns that address instead. */
export const downloadDraftFile = endpoint({
  ...readsDrafts,
  method: 'GET',
  path: '/documents/files/{id}/download',
  summary: 'The finished file: a redirect to an address that lasts 15 minutes',
  reads: ['export:id'],
  params: oneFile,
  query: closed({ as: yup.string().oneOf(['link']) }),
  response: closed({ url: yup.string().required() }),
});
