import { closed, endpoint, yup } from '../../../platform/contract.ts';
import type { DocumentStructure } from '../structure/structure-file.ts';
import {
  DOCUMENTS_PATH,
  DRAFT_PATH,
  oneDocument,
  readsDrafts,
  writesDrafts,
} from './draft-shapes.ts';
import { beginningForm } from './word.ts';

/** The largest structure file that can be taken in. */
export const MAX_STRUCTURE_BYTES = 5 * 1024 * 1024;

/** For another council: texts, tables and questions, without anything of this council's records, pictures or answers. */
export const getStructure = endpoint({
  ...readsDrafts,
  method: 'GET',
  path: `${DRAFT_PATH}/structure`,
  summary: 'The structure of a document, from which another council can begin one',
  reads: ['document:id'],
  params: closed(oneDocument),
  response: closed({ structure: yup.mixed<DocumentStructure>().required() }),
});

/** What is to be filled in is told as what did not come over from a Word file is. */
export const beginFromStructure = endpoint({
  ...writesDrafts,
  method: 'POST',
  path: `${DOCUMENTS_PATH}/structure`,
  summary: 'Begin a document from a structure file (multipart: file, title, consultationId)',
  changes: ['document*', 'document'],
  status: 201,
  idempotent: true,
  form: beginningForm,
  response: closed({
    id: yup.number().required(),
    /** Places that are to be filled in. */
    losses: yup.number().required(),
  }),
});
