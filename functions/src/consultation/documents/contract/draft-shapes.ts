import { type AccessRule, closed, ordinal, recordId, yup } from '../../../platform/contract.ts';
import { sectionKinds } from '../../ground/documents/block-types.ts';
import { blockTypes } from '../../ground/documents/kinds.ts';
import { councilPageKinds } from '../../ground/public-frame/council-page-kinds.ts';
import { documentMessages } from '../../ground/documents/messages.ts';

const common = { feature: 'documents', flag: 'document builder' } as const;
const staffWho = (...actions: ('read' | 'write')[]): AccessRule => [
  { unit: 'placemaker', actions: ['read'] },
  { unit: 'consultations', actions },
];
export const readsDrafts = { ...common, access: staffWho('read') } as const;
export const writesDrafts = { ...common, access: staffWho('read', 'write') } as const;

export const DOCUMENTS_PATH = '/documents';
export const DRAFT_PATH = `${DOCUMENTS_PATH}/drafts/{id}` as const;
export const oneDocument = { id: recordId.required() };
/** Of what was read; a later one makes the call fail with changed-meanwhile. */
export const versionRead = ordinal.required();

export const MAX_SUBTITLE = 500;

export const documentSettings = closed({
  hideSectionNumberings: yup.boolean().required(),
  /** The hero's words under the title. */
  subtitle: yup.string().max(MAX_SUBTITLE, documentMessages.tooLong(MAX_SUBTITLE)).defined(),
}).required();

const consultation = closed({
  id: yup.number().required(),
  name: yup.string().required(),
  state: yup.string().oneOf(['to come', 'open', 'closed']).required(),
  /** Times in London: 2026-11-30T17:00. */
  opensAt: yup.string().required(),
  closesAt: yup.string().required(),
});

export const councilPage = yup.string().oneOf(councilPageKinds).nullable();

export const documentHead = {
  id: yup.number().required(),
  title: yup.string().required(),
  consultation: consultation.nullable().defined(),
  /** What the public reads; null: nothing yet, or withdrawn. */
  edition: yup.number().nullable().defined(),
  publishedAt: yup.string().nullable().defined(),
  /** The draft differs from what the public reads. */
  isChanged: yup.boolean().required(),
  /** Others begin from it; it is never published. */
  isTemplate: yup.boolean().required(),
  /** Which of the pages it is that the council must have; null: none. */
  councilPage: councilPage.defined(),
  /** When the draft is published by itself, in London: 2026-11-30T17:00. */
  publishAt: yup.string().nullable().defined(),
  updatedAt: yup.string().required(),
  updatedBy: yup.string().nullable().defined(),
  row_version: yup.number().required(),
};
export const draftSection = closed({
  id: yup.string().required(),
  parentId: yup.string().nullable().defined(),
  kind: yup.string().oneOf(sectionKinds).required(),
  title: yup.string().defined(),
  position: yup.number().required(),
  row_version: yup.number().required(),
}).required();

export const draftBlock = closed({
  id: yup.string().required(),
  sectionId: yup.string().required(),
  type: yup.string().oneOf(blockTypes).required(),
  /** As the schema of its type has it (ground/documents/kinds.ts). */
  content: yup.object().required(),
  position: yup.number().required(),
  isBeside: yup.boolean().required(),
  row_version: yup.number().required(),
}).required();

export const draft = closed({
  ...documentHead,
  settings: documentSettings,
  /** Counts every change of the draft. */
  revision: yup.number().required(),
  /** In no order of their own: `position` says it, among those of one parent. */
  sections: yup.array().of(draftSection).required(),
  blocks: yup.array().of(draftBlock).required(),
  mayWrite: yup.boolean().required(),
}).required();
