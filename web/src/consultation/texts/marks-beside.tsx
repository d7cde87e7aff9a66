import type { Editor } from '@tiptap/react';
import type { ReactNode } from 'react';
import { MarksColumn } from './editor-frame.ts';
import type { Marking } from './marks/mark-dialogs.tsx';
import { MarksPanel } from './marks/marks-panel.tsx';
import { SuggestionsPanel } from './suggestions/suggestions-panel.tsx';
import type { useRedactionProposals } from './suggestions/use-redaction-proposals.ts';
import type { useMarks } from './use-marks.ts';

interface MarksBesideProps {
  editor: Editor;
  found: ReturnType<typeof useMarks>;
  suggestions: ReturnType<typeof useRedactionProposals>;
  proposing: boolean;
  setProposing: (proposing: boolean) => void;
  editable: boolean;
  /** The mark that is looked at. */
  current: string | undefined;
  go: (id: string | undefined) => void;
  mark: (marking: Marking) => void;
  /** What stands above the marks. */
  children: ReactNode;
}

/** The column beside a text: what rules propose to redact, and its marks one after the other. */
export function MarksBeside(props: MarksBesideProps) {
  const { editor, found, suggestions, proposing, setProposing, editable } = props;
  const { current, go, mark: open, children } = props;
  return (
    <MarksColumn>
      <div>
        {children}
        {editable && (
          <SuggestionsPanel
            editor={editor}
            suggestions={suggestions}
            open={proposing}
            setOpen={setProposing}
          />
        )}
        <MarksPanel
          editor={editor}
          {...found}
          current={current}
          go={go}
          change={editable ? (mark) => open({ mark }) : undefined}
        />
      </div>
    </MarksColumn>
  );
}
