import { recordId, yup } from '../../../platform/contract.ts';
import { isWebAddress } from '../../../platform/link-address.ts';
import {
  BLOCKS,
  EMPHASIS,
  isInline,
  REDACTION_TYPES,
  type TextDocument,
  type TextNode,
  WORK_MARKS,
  type WorkMarkKind,
} from './text-nodes.ts';
import { textMessages as messages } from './messages.ts';

/** Paragraphs in lists in quotations, and no deeper. */
const MAX_DEPTH = 12;
const MAX_NODES = 20_000;
const MAX_LETTERS = 400_000;
/** Most topics, sites, layers or features of one mark. */
const MAX_NAMED = 100;
export const MAX_MARK_COMMENT = 2000;
/** A picture within the text, as a data address. */
const PICTURE = /^data:image\/(?:png|jpeg|gif|webp);base64,[\d+/A-Za-z=]+$/;
const FONT_SIZE = /^(?:[89]|[1-6]\d|72)px$/;

const markId = yup
  .string()
  .matches(/^[\w-]{8,40}$/)
  .required();
const comment = yup.string().max(MAX_MARK_COMMENT);
const named = (of: yup.Schema) => yup.array().of(of).max(MAX_NAMED);
const exactly = (shape: yup.ObjectShape) => yup.object(shape).noUnknown(true).strict(true);

const workMarks: Record<WorkMarkKind, yup.AnyObjectSchema> = {
  redaction: exactly({
    id: markId,
    redactionType: yup.string().oneOf(REDACTION_TYPES).required(),
    comment,
  }),
  tag: exactly({ id: markId, tagIds: named(recordId.required()).min(1).required() }),
  map: exactly({
    id: markId,
    siteIds: named(recordId.required()),
    layerIds: named(yup.string().min(1).max(64).required()),
    // As layerId:featureId.
    featureIds: named(
      yup
        .string()
        .matches(/^.{1,64}:\d{1,15}$/)
        .required(),
    ),
  }),
  subRepresentation: exactly({ id: markId, subRepId: recordId.required(), comment }),
};

const otherMarks: Record<string, yup.AnyObjectSchema> = {
  link: yup.object({ href: yup.string().required().test(isWebAddress) }),
  textStyle: exactly({ fontSize: yup.string().matches(FONT_SIZE).nullable() }),
};

/** Of what a picture shows, and of its caption. */
export const MAX_FIGURE_WORDS = 500;

const nodeAttrs: Record<string, yup.AnyObjectSchema> = {
  heading: exactly({ level: yup.number().integer().min(1).max(3).required() }),
  orderedList: yup.object({ start: yup.number().integer().min(0).max(99_999) }),
  figure: exactly({
    src: yup.string().matches(PICTURE).required(),
    alt: yup.string().max(MAX_FIGURE_WORDS).defined(),
    caption: yup.string().max(MAX_FIGURE_WORDS).defined(),
  }),
};

const KNOWN = new Set<string>([...BLOCKS, 'doc', 'text', 'hardBreak']);
const PLAIN_MARKS = new Set<string>(EMPHASIS);

/** Whether something is a text as the editor writes them, of the nodes and marks that we know and nothing else. */
export function isTextDocument(value: unknown): value is TextDocument {
  const seen = { nodes: 0, letters: 0 };
  return isNode(value, 0, seen) && (value as TextDocument).type === 'doc';
}

function isNode(value: unknown, depth: number, seen: { nodes: number; letters: number }): boolean {
  if (!isObject(value) || depth > MAX_DEPTH || ++seen.nodes > MAX_NODES) return false;
  const { type, attrs, content, text, marks, ...rest } = value;
  if (typeof type !== 'string' || !KNOWN.has(type) || Object.keys(rest).length > 0) return false;
  if ((type === 'doc') !== (depth === 0)) return false;
  if (type === 'text') {
    if (typeof text !== 'string' || text === '' || content !== undefined) return false;
    seen.letters += text.length;
    if (seen.letters > MAX_LETTERS) return false;
  } else if (text !== undefined) return false;
  const schema = nodeAttrs[type];
  if (schema && !schema.isValidSync(attrs ?? {})) return false;
  // A redaction of a whole block would hide nothing: marks stand on words.
  if (marks !== undefined && !isInline(value as unknown as TextNode)) return false;
  if (marks !== undefined && !(Array.isArray(marks) && marks.every(isMark))) return false;
  if (content === undefined) return type !== 'doc';
  return Array.isArray(content) && content.every((child) => isNode(child, depth + 1, seen));
}

function isMark(value: unknown): boolean {
  if (!isObject(value) || typeof value['type'] !== 'string') return false;
  const { type, attrs = {} } = value as { type: string; attrs?: unknown };
  if (PLAIN_MARKS.has(type)) return true;
  const schema = (WORK_MARKS as readonly string[]).includes(type)
    ? workMarks[type as WorkMarkKind]
    : Object.hasOwn(otherMarks, type)
      ? otherMarks[type]
      : undefined;
  return schema?.isValidSync(attrs) ?? false;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A text as calls send it. */
export const textDocument = yup
  .mixed<TextDocument>(isTextDocument)
  .typeError(messages.notAText)
  .meta({ jsonSchema: { type: 'object', description: 'A ProseMirror document' } });
