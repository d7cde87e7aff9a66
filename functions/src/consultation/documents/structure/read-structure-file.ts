import { yup } from '../../../platform/contract.ts';
import { AppError, type FieldErrors, invalidField } from '../../../platform/errors.ts';
import { refuseUnstorable } from '../../../platform/plain-values.ts';
import { refuseTooLong } from '../../../platform/too-long.ts';
import { MAX_IN_ROW, MAX_LEVELS } from '../../ground/documents/block-types.ts';
import { checkedContent } from '../../ground/documents/checked-content.ts';
import { blockKindOf, type TypedBlock } from '../../ground/documents/kinds.ts';
import { blockStructure } from './block-structure.ts';
import { structureMessages as messages } from './messages.ts';
import {
  type DocumentStructure,
  STRUCTURE_FORMAT,
  STRUCTURE_VERSION,
  type StructureBlock,
  structureBlock,
  structureHead,
  type StructureSection,
  structureSection,
} from './structure-file.ts';

const refused = (message: string) => invalidField('file', message);

/**
 * The structure in a file that anybody may have written: each block is checked as if an officer had sent it, and loses
 * again what no structure has. Throws payload-invalid, which says what is wrong with which part.
 */
export function readStructureFile(bytes: Buffer, origin: string): DocumentStructure {
  const head = headOf(bytes);
  const levels: number[] = [];
  const sections = head.sections.map((given, at): StructureSection => {
    const section = checked(structureSection, given);
    if (!section || (section.parent !== null && section.parent >= at))
      throw refused(messages.brokenSection(at + 1));
    levels[at] = section.parent === null ? 1 : levels[section.parent]! + 1;
    if (levels[at] > MAX_LEVELS) throw refused(messages.tooDeep(MAX_LEVELS));
    return section;
  });
  const beside = new Map<number, number>();
  const blocks = head.blocks.map((given, at): StructureBlock => {
    const block = checked(structureBlock, given);
    const content = block && contentOf(block);
    if (!block || !content || block.section >= sections.length)
      throw refused(messages.brokenBlock(at + 1));
    const inRow = block.isBeside ? (beside.get(block.section) ?? MAX_IN_ROW) : 0;
    const isBeside = inRow > 0 && inRow < MAX_IN_ROW;
    beside.set(block.section, isBeside ? inRow + 1 : 1);
    const made = blockStructure({ type: block.type, content } as TypedBlock, origin);
    return {
      ...block,
      isBeside,
      content: made.content,
      left: [...new Set([...block.left, ...made.left])],
    };
  });
  const { title, settings } = head;
  return {
    format: STRUCTURE_FORMAT,
    version: STRUCTURE_VERSION,
    title,
    settings,
    sections,
    blocks,
  };
}

function headOf(bytes: Buffer) {
  let given: unknown;
  try {
    given = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    throw refused(messages.notStructure);
  }
  const version = newerVersion(given);
  if (version !== undefined) throw refused(messages.otherVersion(version));
  const tooLong = Object.create(null) as FieldErrors;
  refuseTooLong(structureHead, given, tooLong);
  for (const why of Object.values(tooLong)) throw refused(why);
  // Before anything else looks at it: what is nested deeply would exhaust the stack of whatever does.
  const unstorable = Object.create(null) as FieldErrors;
  refuseUnstorable(given, unstorable);
  for (const [place, why] of Object.entries(unstorable))
    throw refused(messages.unstorable(place, why));
  const head = checked(structureHead, given);
  if (!head) throw refused(messages.notStructure);
  return head;
}

/** The version of a file that only a newer product can read. */
function newerVersion(given: unknown): number | undefined {
  if (typeof given !== 'object' || given === null || !('version' in given)) return undefined;
  if (!('format' in given) || given.format !== STRUCTURE_FORMAT) return undefined;
  const { version } = given;
  return Number.isSafeInteger(version) && Number(version) > STRUCTURE_VERSION
    ? Number(version)
    : undefined;
}

function checked<Value>(schema: yup.Schema<Value>, given: unknown): Value | undefined {
  try {
    return schema.validateSync(given, { strict: true });
  } catch (error) {
    if (error instanceof yup.ValidationError) return undefined;
    throw error;
  }
}

function contentOf({ type, content }: StructureBlock): object | undefined {
  try {
    return checkedContent(type, blockKindOf(type).structure.taken(content));
  } catch (error) {
    if (error instanceof AppError && error.code === 'payload-invalid') return undefined;
    throw error;
  }
}
