import type { Node } from '@tiptap/pm/model';
import { type EditorState, Plugin, type Transaction } from '@tiptap/pm/state';
import { Extension } from '@tiptap/react';
import { marksInOrder } from '../marks/marks-in-order.ts';

/** A replacement of the whole text: another officer's version, one that is restored. */
export const WHOLE_TEXT = 'whole text';

/** From the first word of a part to its last; undefined where it has no mark. */
export function rangeOfPart(doc: Node, part: number): { from: number; to: number } | undefined {
  const mark = marksInOrder(doc).find(
    ({ kind, attrs }) => kind === 'subRepresentation' && attrs['subRepId'] === part,
  );
  const [first, last] = [mark?.ranges[0], mark?.ranges.at(-1)];
  return first && last ? { from: first.from, to: last.to } : undefined;
}

/** Whether each of a transaction's steps stays within a part, as it is before that step. */
function staysWithin(transaction: Transaction, part: number): boolean {
  return transaction.steps.every((step, at) => {
    const doc = transaction.docs[at] ?? transaction.before;
    const range = rangeOfPart(doc, part);
    if (!range) return false;
    const inside = (from: number, to: number) => from >= range.from && to <= range.to;
    const { from, to } = step as unknown as { from?: number; to?: number };
    if (typeof from === 'number' && typeof to === 'number') return inside(from, to);
    let within = true;
    step.getMap().forEach((start, end) => {
      within &&= inside(start, end);
    });
    return within;
  });
}

/** What is typed at a part's first or last letter belongs to it. */
function grown(
  transactions: readonly Transaction[],
  before: EditorState,
  after: EditorState,
  part: number,
): Transaction | null {
  const own = transactions.every(
    (each) => each.docChanged && each.getMeta(WHOLE_TEXT) === undefined,
  );
  const range = rangeOfPart(before.doc, part);
  if (!own || !range || !rangeOfPart(after.doc, part)) return null;
  let [from, to] = [range.from, range.to];
  for (const { mapping } of transactions) {
    from = mapping.map(from, -1);
    to = mapping.map(to, 1);
  }
  const mark = before.doc
    .nodeAt(range.from)
    ?.marks.find(
      ({ type, attrs }) => type.name === 'subRepresentation' && attrs['subRepId'] === part,
    );
  const transaction = mark ? after.tr.addMark(from, to, mark) : undefined;
  return transaction?.docChanged ? transaction.setMeta(WHOLE_TEXT, true) : null;
}

/** Outside its part a text is read only. */
export const PartGuard = Extension.create<{ part: number }>({
  name: 'partGuard',
  addOptions: () => ({ part: 0 }),
  addProseMirrorPlugins() {
    const { part } = this.options;
    return [
      new Plugin({
        filterTransaction: (transaction) =>
          !transaction.docChanged ||
          transaction.getMeta(WHOLE_TEXT) === true ||
          staysWithin(transaction, part),
        appendTransaction: (transactions, before, after) =>
          grown(transactions, before, after, part),
      }),
    ];
  },
});
