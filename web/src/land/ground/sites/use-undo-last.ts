import { useUndoKeys } from '../../../ui/use-undo-keys.ts';
import { useSite } from './site-context.tsx';
import { lastChangeOf, useUndo } from './use-undo.ts';

/** Ctrl+Z takes back what was saved last on this site's page, and then what was saved before that. */
export function useUndoLast(): void {
  const { siteId } = useSite();
  const { undo } = useUndo();
  useUndoKeys({
    undo: () => {
      const last = lastChangeOf(siteId);
      if (last) void undo(last.label, { change_id: last.changeId });
    },
  });
}
