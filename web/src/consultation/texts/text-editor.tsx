import type { OutputOf } from '@contract/platform/contract.ts';
import type { getText } from '@contract/consultation/texts/contract.ts';
import type { TextDocument } from '@contract/consultation/ground/texts/text-nodes.ts';
import { chakra } from '@chakra-ui/react';
import type { Editor } from '@tiptap/react';
import { type ReactNode, useEffect, useState } from 'react';
import { useAccess } from '../../session/access.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { EditorHead, type TextMode } from './editor-head.tsx';
import type { MarkAction } from './marks/mark-actions.tsx';
import { MarkButtons } from './marks/mark-buttons.tsx';
import { MarkDialogs, type Marking } from './marks/mark-dialogs.tsx';
import { MarksBeside } from './marks-beside.tsx';
import { OriginalText } from './original-text.tsx';
import { TheirsBeside } from './saving/theirs-beside.tsx';
import { UnsavedGuard } from './saving/unsaved-guard.tsx';
import { useConflict } from './saving/use-conflict.tsx';
import { useTextSaving } from './saving/use-text-saving.ts';
import { EditedText } from './edited-text.tsx';
import { BesideColumns, EditorBody, StickyTools, TextColumn } from './editor-frame.ts';
import { useRedactionProposals } from './suggestions/use-redaction-proposals.ts';
import { TextForPublic } from './text-for-public.tsx';
import { TextToolbar } from './toolbar/toolbar.tsx';
import { useMarks } from './use-marks.ts';
import { replaceText, useTextEditor } from './use-text-editor.ts';
import { versionMessages } from './versions/messages.ts';
import { VersionsDrawer } from './versions/versions-drawer.tsx';

interface TextEditorProps {
  representationId: number;
  title: string;
  /** The text as the server has it; it is fetched again when somebody saves. */
  loaded: OutputOf<typeof getText>;
  /** The only part that may be changed. */
  part?: number;
  /** What stands beside the text, above the marks. */
  renderBeside?: (editor: Editor) => ReactNode;
}

/** The text of a representation: written, marked, seen as others will, saved as one types. */
export function WrittenTextEditor({
  representationId,
  title,
  loaded,
  part,
  renderBeside,
}: TextEditorProps) {
  const mayWrite = useAccess('representations', 'write').allowed === true;
  const editor = useTextEditor(loaded.document, part);
  const { saver, status } = useTextSaving(representationId, editor, loaded.revision);
  const conflict = useConflict({ editor, saver, status, loaded, representationId });
  const [mode, setMode] = useState<TextMode>('editing');
  const [original, setOriginal] = useState(false);
  const [versions, setVersions] = useState(false);
  const [marking, setMarking] = useState<Marking>();
  const [current, setCurrent] = useState<string>();
  const [proposing, setProposing] = useState(false);
  const suggestions = useRedactionProposals({ editor, representationId, part, open: proposing });
  const proposals = suggestions.shown;
  const found = useMarks({ editor, representationId, current, part, proposals });
  const marks = { editor, part, begin: (action: MarkAction) => setMarking({ action }) };
  const editable = mayWrite && mode === 'editing';
  // Its second argument: this is no change of the text.
  useEffect(() => editor.setEditable(editable, false), [editor, editable]);
  const present = () => editor.getJSON() as TextDocument;
  const restore = (document: TextDocument, version: number) => {
    replaceText(editor, document);
    setVersions(false);
    showToast({ kind: 'success', title: versionMessages.restored(version) });
  };
  return (
    <chakra.div display="flex" flexDirection="column" minH="0" flex="1">
      <EditorHead
        title={title}
        representationId={representationId}
        saver={saver}
        status={status}
        mode={mode}
        setMode={setMode}
        original={original}
        setOriginal={setOriginal}
        openVersions={() => setVersions(true)}
        decide={conflict.decide}
        mayWrite={mayWrite}
      />
      <EditorBody>
        <TextColumn>
          {editable && (
            <StickyTools>
              <TextToolbar editor={editor} marks={<MarkButtons {...marks} />} />
            </StickyTools>
          )}
          <BesideColumns data-beside={original || conflict.theirs !== undefined || undefined}>
            {mode === 'public' ? (
              <TextForPublic document={present()} />
            ) : (
              <EditedText {...marks} editable={editable} />
            )}
            {conflict.theirs && (
              <TheirsBeside theirs={conflict.theirs} close={conflict.closeTheirs} />
            )}
            {original && <OriginalText representationId={representationId} />}
          </BesideColumns>
        </TextColumn>
        <MarksBeside
          editor={editor}
          found={found}
          suggestions={suggestions}
          proposing={proposing}
          setProposing={setProposing}
          editable={editable}
          current={current}
          go={setCurrent}
          mark={setMarking}
        >
          {renderBeside?.(editor)}
        </MarksBeside>
      </EditorBody>
      {marking && (
        <MarkDialogs
          editor={editor}
          representationId={representationId}
          marking={marking}
          done={setCurrent}
          close={() => setMarking(undefined)}
        />
      )}
      {versions && (
        <VersionsDrawer
          representationId={representationId}
          present={present()}
          restore={mayWrite && part === undefined ? restore : undefined}
          close={() => setVersions(false)}
        />
      )}
      {conflict.dialog}
      <UnsavedGuard saver={saver} />
    </chakra.div>
  );
}
