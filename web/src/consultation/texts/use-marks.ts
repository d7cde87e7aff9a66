import { listSubRepresentations } from '@calls/consultation/sub-representations/contract.ts';
import { type Editor, useEditorState } from '@tiptap/react';
import { useEffect, useMemo } from 'react';
import { useEndpoint } from '../../api/use-endpoint.ts';
import { useDebounced } from '../../ui/use-debounced.ts';
import { type ShownOver, show } from './marks/highlights.ts';
import { labelOf } from './marks/mark-labels.ts';
import { marksInOrder, type PlacedMark } from './marks/marks-in-order.ts';
import { useTopics } from './marks/use-topics.ts';
import { rangeOfPart } from './schema/part-guard.ts';

/** The slider rests this long before the text follows, in ms (specification 001 section 9). */
const SLIDER_MS = 100;

interface MarksOptions {
  editor: Editor;
  representationId: number;
  current: string | undefined;
  part: number | undefined;
  proposals: ShownOver['proposals'];
}

/** The marks of a text with their labels; shows the labels in it, and where the slider is. */
export function useMarks({ editor, representationId, current, part, proposals }: MarksOptions): {
  marks: readonly PlacedMark[];
  labels: Record<string, string>;
} {
  const marks = useEditorState({ editor, selector: (at) => marksInOrder(at.editor.state.doc) });
  const topics = useTopics().data;
  const parts = useEndpoint(listSubRepresentations, { representationId }).data;
  const labels = useMemo(
    () =>
      Object.fromEntries(
        marks.map((mark) => [
          mark.id,
          labelOf(mark, { topics: topics ?? [], parts: parts?.subRepresentations ?? [] }),
        ]),
      ),
    [marks, topics, parts],
  );
  const settled = useDebounced(current, SLIDER_MS);
  useEffect(() => {
    show(editor, { labels, current: settled, part, proposals });
  }, [editor, labels, settled, part, proposals]);
  useEffect(() => {
    const mark = marksInOrder(editor.state.doc).find(({ id }) => id === settled);
    if (mark?.ranges[0]) bringIntoView(editor, mark.ranges[0].from);
  }, [editor, settled]);
  useEffect(() => {
    const range = part === undefined ? undefined : rangeOfPart(editor.state.doc, part);
    if (range) bringIntoView(editor, range.from);
  }, [editor, part]);
  return { marks, labels };
}

export function bringIntoView(editor: Editor, at: number): void {
  const { node } = editor.view.domAtPos(at, 1);
  const element = node instanceof Element ? node : node.parentElement;
  element?.scrollIntoView({ block: 'center' });
}
