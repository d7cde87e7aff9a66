import { closed, endpoint, yup } from '../../../platform/contract.ts';
import { documentFields } from '../contract.ts';
import {
  DOCUMENTS_PATH,
  DRAFT_PATH,
  oneDocument,
  readsDrafts,
  writesDrafts,
} from './draft-shapes.ts';

/** The largest Word file that can be taken in; a request of the functions can have 32 MB. */
export const MAX_WORD_BYTES = 30 * 1024 * 1024;

const file = yup
  .mixed()
  .required()
  .meta({ jsonSchema: { type: 'string', contentMediaType: 'application/octet-stream' } });

/** What is asked of a document that begins from a file. */
export const wordDocumentForm = closed({
  title: documentFields.title,
  consultationId: yup.string().matches(/^\d{0,15}$/),
});

/** The same with the file itself. */
export const beginningForm = wordDocumentForm.shape({ file });

const taken = closed({
  /** The document. */
  id: yup.number().required(),
  /** Things that did not come over, or stand otherwise. */
  losses: yup.number().required(),
  /** The upload of its pictures. */
  upload: yup.string().required(),
});

/** At most 30 MB. Its pictures follow, and are scanned as those that officers upload. */
export const beginFromWord = endpoint({
  ...writesDrafts,
  method: 'POST',
  path: `${DOCUMENTS_PATH}/word`,
  summary: 'Begin a document from a Word file (multipart: file, title, consultationId)',
  changes: ['document*', 'document'],
  status: 201,
  idempotent: true,
  form: beginningForm,
  response: taken,
});

/** What it becomes stands after all that the document has; the draft of before is kept as a version. */
export const addWordFile = endpoint({
  ...writesDrafts,
  method: 'POST',
  path: `${DRAFT_PATH}/word`,
  summary: 'Add what a Word file says to a document (multipart: file)',
  changes: ['document:id', 'document'],
  status: 201,
  idempotent: true,
  params: closed(oneDocument),
  form: closed({ file }),
  response: taken,
});

const loss = closed({
  message: yup.string().required(),
  /** Where; null where it is about the whole file. */
  sectionId: yup.string().nullable().defined(),
  blockId: yup.string().nullable().defined(),
}).required();
export type DraftWordLoss = yup.InferType<typeof loss>;

export const getWordReport = endpoint({
  ...readsDrafts,
  method: 'GET',
  path: `${DRAFT_PATH}/word`,
  summary: 'What did not come over from the Word file that a document took in last',
  reads: ['document:id'],
  params: closed(oneDocument),
  response: closed({
    report: closed({
      fileName: yup.string().required(),
      /** In London: 2026-11-30T17:00. */
      takenAt: yup.string().required(),
      takenBy: yup.string().nullable().defined(),
      losses: yup.array().of(loss).required(),
    })
      .nullable()
      .defined(),
  }),
});
