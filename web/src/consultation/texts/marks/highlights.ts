import type { Node } from '@tiptap/pm/model';
import { Plugin, PluginKey } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';
import { type Editor, Extension } from '@tiptap/react';
import { rangeOfPart } from '../schema/part-guard.ts';
import { marksInOrder } from './marks-in-order.ts';

/** What is shown over the text and is no part of it. */
export interface ShownOver {
  /** The words beside each mark, by its id: '12.3', 'Redacted name'. */
  labels: Readonly<Record<string, string>>;
  /** The mark that the slider is at. */
  current: string | undefined;
  /** The part that is worked on; all else is dimmed. */
  part: number | undefined;
  /** Passages that rules propose to redact. */
  proposals: readonly { from: number; to: number; label: string; isCurrent: boolean }[];
}

const NOTHING: ShownOver = { labels: {}, current: undefined, part: undefined, proposals: [] };
const key = new PluginKey<ShownOver>('highlights');

/** Shows labels, the current mark, proposals, and what may not be changed; the text stays as it is. */
export const show = (editor: Editor, shown: ShownOver): void =>
  editor.view.dispatch(editor.state.tr.setMeta(key, shown).setMeta('addToHistory', false));

export const Highlights = Extension.create({
  name: 'highlights',
  addProseMirrorPlugins() {
    return [
      new Plugin<ShownOver>({
        key,
        state: {
          init: () => NOTHING,
          apply: (transaction, shown) =>
            (transaction.getMeta(key) as ShownOver | undefined) ?? movedBy(transaction, shown),
        },
        props: {
          decorations: (state) => decorationsOf(state.doc, key.getState(state) ?? NOTHING),
        },
      }),
    ];
  },
});

/** Proposals move with the words around them until they are asked for anew. */
function movedBy(
  { docChanged, mapping }: { docChanged: boolean; mapping: { map: (at: number) => number } },
  shown: ShownOver,
): ShownOver {
  if (!docChanged || shown.proposals.length === 0) return shown;
  return {
    ...shown,
    proposals: shown.proposals
      .map((each) => ({ ...each, from: mapping.map(each.from), to: mapping.map(each.to) }))
      .filter(({ from, to }) => from < to),
  };
}

function decorationsOf(doc: Node, { labels, current, part, proposals }: ShownOver): DecorationSet {
  const all: Decoration[] = [];
  for (const { id, kind, ranges } of marksInOrder(doc)) {
    const label = labels[id];
    const start = ranges[0];
    // Before the words, so that a caret beside them lies outside of it.
    if (label !== undefined && start)
      all.push(
        Decoration.widget(start.from, () => labelElement(kind, label), {
          side: -1,
          key: `${id} ${label}`,
          ignoreSelection: true,
          marks: [],
        }),
      );
    if (id === current)
      for (const { from, to } of ranges)
        all.push(Decoration.inline(from, to, { 'data-current': '' }));
  }
  for (const { from, to, label, isCurrent } of proposals)
    all.push(
      Decoration.inline(from, to, {
        'data-proposal': isCurrent ? 'current' : '',
        title: label,
      }),
    );
  const range = part === undefined ? undefined : rangeOfPart(doc, part);
  if (part !== undefined) all.push(...dimmed(doc, range));
  return DecorationSet.create(doc, all);
}

function dimmed(doc: Node, range: { from: number; to: number } | undefined): Decoration[] {
  const attrs = { 'data-dimmed': '' };
  const end = doc.content.size;
  if (!range) return [Decoration.inline(0, end, attrs)];
  return [Decoration.inline(0, range.from, attrs), Decoration.inline(range.to, end, attrs)];
}

function labelElement(kind: string, label: string): HTMLElement {
  const element = document.createElement('span');
  element.dataset['label'] = kind;
  element.contentEditable = 'false';
  element.textContent = label;
  return element;
}
