import {
  addSubRepresentation,
  changeSubRepresentation,
} from '@calls/consultation/sub-representations/contract.ts';
import type { WorkMarkKind } from '@contract/consultation/ground/texts/text-nodes.ts';
import type { Editor } from '@tiptap/react';
import { useAction } from '../../../api/use-action.ts';
import { MapDialog } from '../dialogs/map-dialog.tsx';
import { PartDialog } from '../dialogs/part-dialog.tsx';
import { RedactDialog } from '../dialogs/redact-dialog.tsx';
import { TagDialog } from '../dialogs/tag-dialog.tsx';
import { markMessages as messages } from '../messages.ts';
import { addMark, changeMark, type MarkAttrs } from './change-marks.ts';
import type { MarkAction } from './mark-actions.tsx';
import type { PlacedMark } from './marks-in-order.ts';

/** What is being marked: the selected words, or a mark that is there. */
export type Marking = { action: MarkAction } | { mark: PlacedMark };

interface MarkDialogsProps {
  editor: Editor;
  representationId: number;
  marking: Marking;
  /** Called with the new mark, or the changed one. */
  done: (id: string) => void;
  close: () => void;
}

const KINDS: Record<MarkAction, WorkMarkKind> = {
  redact: 'redaction',
  tag: 'tag',
  map: 'map',
  site: 'map',
  part: 'subRepresentation',
};

/** The dialog of a mark, new or changed. */
export function MarkDialogs({ editor, representationId, marking, done, close }: MarkDialogsProps) {
  const { run, running } = useAction(addSubRepresentation, { failure: messages.partFailed });
  const change = useAction(changeSubRepresentation, { failure: messages.partChangeFailed });
  const before = 'mark' in marking ? marking.mark.attrs : undefined;
  const kind = 'mark' in marking ? marking.mark.kind : KINDS[marking.action];
  const finish = (id: string) => {
    close();
    editor.commands.focus();
    done(id);
  };
  const set = (attrs: MarkAttrs) => {
    if ('mark' in marking) {
      changeMark(editor, marking.mark, attrs);
      return finish(marking.mark.id);
    }
    const { from, to } = editor.state.selection;
    const id = addMark(editor, kind, { from, to }, attrs);
    // What was selected is marked now: the menu goes.
    editor.commands.setTextSelection(to);
    finish(id);
  };
  const setPart = async (attrs: MarkAttrs) => {
    const comment = String(attrs['comment'] ?? '');
    if (before) {
      const id = Number(before['subRepId']);
      if (await change.run({ id, comment })) set(attrs);
      return;
    }
    const made = (await run({ representationId, comment }))?.subRepresentation;
    if (made) set({ subRepId: made.id, comment });
  };
  const shared = { before, set, close };
  if (kind === 'redaction') return <RedactDialog {...shared} />;
  if (kind === 'tag') return <TagDialog {...shared} />;
  if (kind === 'map')
    return <MapDialog {...shared} siteOnly={'action' in marking && marking.action === 'site'} />;
  return (
    <PartDialog {...shared} set={(attrs) => void setPart(attrs)} busy={running || change.running} />
  );
}
