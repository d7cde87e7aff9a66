import { closed, endpoint, yup } from '../../../platform/contract.ts';
import { DRAFT_PATH, oneDocument, readsDrafts } from './draft-shapes.ts';

const EDITORS_PATH = `${DRAFT_PATH}/editors` as const;
const tab = yup.string().min(1).max(64).required();

const other = closed({
  name: yup.string().required(),
  /** The section in which they are; null: none yet, or it is not there any more. */
  sectionId: yup.string().nullable().defined(),
}).required();
export type OtherOfficer = yup.InferType<typeof other>;

/** Sent every 20 seconds while the builder is open, and when the section changes; gives the others who have it open. */
export const noteDocumentOpen = endpoint({
  ...readsDrafts,
  method: 'PUT',
  path: EDITORS_PATH,
  summary: 'Say that a draft is open, and where, and learn who else has it open',
  changes: [],
  params: closed(oneDocument),
  body: closed({ tab, sectionId: yup.string().uuid().nullable().defined() }),
  response: closed({ others: yup.array().of(other).required() }),
});

export const endDocumentOpen = endpoint({
  ...readsDrafts,
  method: 'DELETE',
  path: EDITORS_PATH,
  summary: 'Say that a draft was closed',
  changes: [],
  params: closed(oneDocument),
  body: closed({ tab }),
  response: closed({}),
});
