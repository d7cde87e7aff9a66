import { WORK_MARKS, type WorkMarkKind } from '@contract/consultation/ground/texts/text-nodes.ts';
import { isTextDocument } from '@contract/consultation/ground/texts/text-schema.ts';
import { type Attributes, Mark } from '@tiptap/react';

const ATTRIBUTES: Record<WorkMarkKind, readonly string[]> = {
  redaction: ['id', 'redactionType', 'comment'],
  tag: ['id', 'tagIds'],
  map: ['id', 'siteIds', 'layerIds', 'featureIds'],
  subRepresentation: ['id', 'subRepId', 'comment'],
};

/** Whether something is a mark that the server would keep. */
const isKeptMark = (type: string, attrs: unknown): boolean =>
  isTextDocument({
    type: 'doc',
    content: [
      { type: 'paragraph', content: [{ type: 'text', text: '.', marks: [{ type, attrs }] }] },
    ],
  });

/** What an element of the clipboard says of a mark; false where it is none that could be kept. */
function attrsOf(element: HTMLElement, kind: WorkMarkKind): Record<string, unknown> | false {
  try {
    const attrs = JSON.parse(element.dataset['attrs'] ?? '') as Record<string, unknown>;
    return isKeptMark(kind, attrs) ? attrs : false;
  } catch {
    return false;
  }
}

/** A mark that officers work with: it may lie over others of its kind, and typing at its end is not marked. */
const workMark = (kind: WorkMarkKind) =>
  Mark.create({
    name: kind,
    excludes: '',
    inclusive: false,
    addAttributes(): Attributes {
      return Object.fromEntries(
        ATTRIBUTES[kind].map((name) => [
          name,
          {
            default: undefined,
            rendered: false,
            parseHTML: (element: HTMLElement) => {
              const attrs = attrsOf(element, kind);
              return attrs === false ? undefined : attrs[name];
            },
          },
        ]),
      );
    },
    parseHTML() {
      return [
        {
          tag: `span[data-mark="${kind}"]`,
          getAttrs: (element) => attrsOf(element, kind) && {},
        },
      ];
    },
    renderHTML({ mark }) {
      return ['span', { 'data-mark': kind, 'data-attrs': JSON.stringify(mark.attrs) }, 0];
    },
  });

export const workMarks = WORK_MARKS.map(workMark);

export const isWorkMark = (name: string): name is WorkMarkKind =>
  (WORK_MARKS as readonly string[]).includes(name);
