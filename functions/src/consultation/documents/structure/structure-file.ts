import { closed, ordinal, yup } from '../../../platform/contract.ts';
import { MAX_TITLE } from '../contract.ts';
import { leftParts } from '../../ground/documents/block-kind.ts';
import { MAX_BLOCKS, MAX_SECTIONS } from '../../ground/documents/block-types.ts';
import { blockTypes } from '../../ground/documents/kinds.ts';
import { structureMessages as messages } from './messages.ts';

export const STRUCTURE_FORMAT = 'document-structure';
export const STRUCTURE_VERSION = 1;

const section = closed({
  kind: yup
    .string()
    .oneOf(['section', 'carousel'] as const)
    .required(),
  title: yup.string().max(MAX_TITLE).defined(),
  /** Its number in this list, from 0, which is less than its own; null: none holds it. */
  parent: yup.number().integer().min(0).nullable().defined(),
}).required();
export type StructureSection = yup.InferType<typeof section>;

const block = closed({
  /** The number of its section. */
  section: yup.number().integer().min(0).required(),
  type: yup.string().oneOf(blockTypes).required(),
  isBeside: yup.boolean().required(),
  /** As the schema of its type has it. */
  content: yup.object().required(),
  left: yup.array().of(yup.string().oneOf(leftParts).required()).max(leftParts.length).required(),
}).required();
export type StructureBlock = yup.InferType<typeof block>;

/** A file from which another council begins a document: no id, site, layer, topic, picture, figure or answer is in it. */
export interface DocumentStructure {
  format: typeof STRUCTURE_FORMAT;
  version: typeof STRUCTURE_VERSION;
  title: string;
  settings: { hideSectionNumberings: boolean; subtitle: string };
  /** Each after the one that holds it, in the order of reading. */
  sections: StructureSection[];
  /** Those of one section in their order. */
  blocks: StructureBlock[];
}

/** What stands around the lists, which are checked one by one so that a fault names its place. */
export const structureHead = closed({
  format: yup.string().oneOf([STRUCTURE_FORMAT]).required(),
  version: ordinal.required(),
  title: yup.string().max(1000).defined(),
  settings: closed({
    hideSectionNumberings: yup.boolean().required(),
    subtitle: yup.string().max(500).defined(),
  }).required(),
  sections: yup
    .array<yup.AnyObject, unknown>()
    .max(MAX_SECTIONS, messages.tooManySections(MAX_SECTIONS))
    .required(),
  blocks: yup
    .array<yup.AnyObject, unknown>()
    .max(MAX_BLOCKS, messages.tooManyBlocks(MAX_BLOCKS))
    .required(),
});
export const structureSection = section;
export const structureBlock = block;
