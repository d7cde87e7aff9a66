import { editSites, undoSiteEdits } from '@calls/land/sites/contract/bulk-edit.ts';
import type { LeftAlone } from '@contract/land/sites/contract/bulk-edit.ts';
import type { InputOf, OutputOf } from '@contract/platform/contract.ts';
import { call } from '../../../../api/call.ts';
import { uiMessages } from '../../../../ui/messages.ts';
import { dismissToast, showToast } from '../../../../ui/toast-store.ts';
import { inChunks } from '../../../../api/in-chunks.ts';
import { bulkChangeMessages as messages } from './messages.ts';

type Edits = InputOf<typeof editSites>['edits'];
type Changed = OutputOf<typeof editSites>['changed'];
export type NewValues = Edits[number]['values'];

/** The outcome of changing several sites, also where it failed or was stopped half-way. */
export interface EditsOutcome {
  changed: Changed;
  left: LeftAlone[];
  warned: OutputOf<typeof editSites>['warned'];
  error: Error | undefined;
  finished: boolean;
}

/** Sites of one call: few enough for it to be answered within seconds, and for progress to be visible. */
const WRITTEN_AT_ONCE = 200;
/** Smaller, because undoing reads more of a site than changing it does. */
const UNDONE_AT_ONCE = 50;
const NAMED = 5;

interface Watch {
  progress?: (done: number) => void;
  stopped?: () => boolean;
  looking?: (isLooking: boolean) => void;
}

/** One site with its new values; `row_version` is the one that was read. */
export interface SiteToEdit {
  id: number;
  row_version: number;
  values: NewValues;
}

/** Changes sites part by part, and undoes the changes. */
export function useSiteEdits() {
  const write = async (edits: readonly SiteToEdit[], watch: Watch = {}): Promise<EditsOutcome> => {
    const byId = new Map(edits.map((edit) => [edit.id, edit]));
    const outcome: Pick<EditsOutcome, 'changed' | 'left' | 'warned'> = {
      changed: [],
      left: [],
      warned: [],
    };
    // The parts are one change, which the history undoes as one.
    const bulkId = crypto.randomUUID();
    const { left, error } = await inChunks(
      [...byId.keys()],
      async (part, once) => {
        const edits = grouped(part.flatMap((id) => byId.get(id) ?? []));
        const made = await call(editSites, { edits, bulk_id: bulkId }, once);
        outcome.changed.push(...made.changed);
        outcome.left.push(...made.left);
        outcome.warned.push(...made.warned);
      },
      { size: WRITTEN_AT_ONCE, ...watch },
    );
    return { ...outcome, error, finished: left.length === 0 };
  };

  const undo = async (changed: Changed): Promise<void> => {
    const changeIds = new Map(changed.map(({ site_id, change_id }) => [site_id, change_id]));
    const stayed: LeftAlone[] = [];
    let undone = 0;
    let said: number | undefined;
    const say = (done: number) => {
      if (said !== undefined) dismissToast(said);
      said =
        done < changeIds.size
          ? showToast({ kind: 'info', title: messages.undoing(done, changeIds.size) })
          : undefined;
    };
    say(0);
    const { error } = await inChunks(
      [...changeIds.keys()],
      async (part, once) => {
        const changes = part.map((site_id) => ({
          site_id,
          change_id: changeIds.get(site_id) ?? '',
        }));
        const answer = await call(undoSiteEdits, { changes }, once);
        undone += answer.undone.length;
        stayed.push(...answer.left);
      },
      { size: UNDONE_AT_ONCE, progress: say },
    );
    if (said !== undefined) dismissToast(said);
    if (undone > 0) showToast({ kind: 'info', title: messages.undone(undone) });
    if (error) showToast({ kind: 'danger', title: messages.undoFailed, text: error.message });
    if (stayed.length > 0) {
      const names = stayed.slice(0, NAMED).map(({ name }) => name);
      const text = messages.someNames(names, stayed.length - names.length);
      showToast({ kind: 'warning', title: messages.undoLeft(stayed.length), text });
    }
  };

  /** The toast's action; undefined if nothing was changed. */
  const undoing = (changed: Changed) =>
    changed.length > 0 ? { action: { label: uiMessages.undo, run: () => void undo(changed) } } : {};
  return { write, undoing };
}

/** Groups sites with the same new values, which are sent together and once: what is pasted over many rows is long. */
function grouped(edits: readonly SiteToEdit[]): Edits {
  const groups = new Map<string, Edits[number]>();
  for (const { id, row_version, values } of edits) {
    const key = JSON.stringify(values);
    const group = groups.get(key) ?? { sites: [], values };
    group.sites.push({ id, row_version });
    groups.set(key, group);
  }
  return [...groups.values()];
}
