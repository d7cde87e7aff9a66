import { getRedactionSuggestions } from '@calls/consultation/texts/contract.ts';
import type { RedactionType } from '@contract/consultation/ground/texts/text-nodes.ts';
import type { OutputOf } from '@contract/platform/contract.ts';
import { type Editor, useEditorState } from '@tiptap/react';
import { useMemo, useState } from 'react';
import { useEndpoint } from '../../../api/use-endpoint.ts';
import { addMark } from '../marks/change-marks.ts';
import type { ShownOver } from '../marks/highlights.ts';
import { rangeOfPart } from '../schema/part-guard.ts';
import { locate, type TextIndex, textIndex } from '../text-index.ts';

type Suggestion = OutputOf<typeof getRedactionSuggestions>['suggestions'][number];

/** A proposal with its place in the text. */
export interface Proposal {
  key: string;
  kind: RedactionType;
  quote: string;
  from: number;
  to: number;
}

interface SuggestionsOptions {
  editor: Editor;
  representationId: number;
  part: number | undefined;
  open: boolean;
}

const keyOf = ({ kind, start, quote }: Suggestion) => `${kind} ${start} ${quote}`;

/** What rules propose to redact, as far as it stands in the text, is not accepted yet and not dismissed. */
export function useRedactionProposals({
  editor,
  representationId: id,
  part,
  open,
}: SuggestionsOptions) {
  const query = useEndpoint(getRedactionSuggestions, open ? { id } : null);
  const [settled, setSettled] = useState<ReadonlySet<string>>(new Set());
  const [current, setCurrent] = useState<string>();
  const words = useEditorState({ editor, selector: (at) => textIndex(at.editor.state.doc).words });
  const suggestions = query.data?.suggestions;
  const proposals = useMemo(() => {
    if (!open || !suggestions) return [];
    const index = textIndex(editor.state.doc);
    const within = part === undefined ? undefined : rangeOfPart(editor.state.doc, part);
    return suggestions
      .filter((each) => !settled.has(keyOf(each)))
      .flatMap((each) => placed(index, each))
      .filter(
        ({ from, to }) => part === undefined || (within && from >= within.from && to <= within.to),
      );
    // The words stand for the document, of which marks change nothing here.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [editor, open, part, suggestions, settled, words]);
  const shown: ShownOver['proposals'] = useMemo(
    () =>
      proposals.map(({ key, from, to, kind }) => ({
        from,
        to,
        label: kind,
        isCurrent: key === current,
      })),
    [proposals, current],
  );
  const settle = (some: readonly Proposal[]) =>
    setSettled(new Set([...settled, ...some.map(({ key }) => key)]));
  const accept = (some: readonly Proposal[]) => {
    for (const { kind, from, to } of some)
      addMark(editor, 'redaction', { from, to }, { redactionType: kind, comment: '' });
    settle(some);
  };
  return { query, proposals, shown, current, setCurrent, accept, dismiss: settle };
}

/** Where a suggestion stands now: at its place, or near it where the text has moved since. */
function placed(index: TextIndex, suggestion: Suggestion): Proposal[] {
  const { kind, quote, start, end } = suggestion;
  const stands = index.words.slice(start, end) === quote;
  const range = stands ? locate(index, quote, start) : locate(index, quote);
  return range ? [{ key: keyOf(suggestion), kind, quote, ...range }] : [];
}
