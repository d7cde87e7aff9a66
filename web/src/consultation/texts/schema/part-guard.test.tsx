import { Editor } from '@tiptap/react';
import { afterEach, expect, it } from 'vitest';
import { removeMark } from '../marks/change-marks.ts';
import { marksInOrder } from '../marks/marks-in-order.ts';
import { textExtensions } from './extensions.ts';
import { rangeOfPart } from './part-guard.ts';

const mark = { type: 'subRepresentation', attrs: { id: 'mark-0001', subRepId: 5 } };
const content = {
  type: 'doc',
  content: [
    {
      type: 'paragraph',
      content: [
        { type: 'text', text: 'Before ' },
        { type: 'text', text: 'the part', marks: [mark] },
        { type: 'text', text: ' after' },
      ],
    },
  ],
};

let editor: Editor;
afterEach(() => editor.destroy());

function opened(): Editor {
  editor = new Editor({ extensions: textExtensions(5), content });
  return editor;
}
const type = (at: number, words: string) =>
  editor.view.dispatch(editor.state.tr.insertText(words, at));

it('keeps all that lies outside of its part', () => {
  opened();
  type(3, 'X');
  type(editor.state.doc.content.size - 2, 'X');
  editor.view.dispatch(editor.state.tr.delete(1, 12));
  editor.view.dispatch(editor.state.tr.addMark(1, 12, editor.schema.mark('bold')));
  expect(editor.getJSON()).toMatchObject(content);
});

it('takes what is typed within it and at its ends into the part', () => {
  opened();
  type(8, 'all of ');
  const end = rangeOfPart(editor.state.doc, 5)?.to ?? 0;
  type(end, '.');
  type(end + 1, '.');
  expect(marksInOrder(editor.state.doc)[0]?.passage).toBe('all of the part..');
});

it('lets go of its mark', () => {
  opened();
  const [part] = marksInOrder(editor.state.doc);
  if (part) removeMark(editor, part);
  expect(marksInOrder(editor.state.doc)).toEqual([]);
});
