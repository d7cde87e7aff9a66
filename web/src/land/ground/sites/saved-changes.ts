/** What was saved of a site on this page and can be taken back. */
interface SavedChange {
  siteId: number;
  label: string;
  changeId: string;
}

/** What was saved on this page and not undone, the newest last. */
let savedChanges: SavedChange[] = [];

/** Saves whose answer has not come yet, by site: until then nobody knows what the newest change is. */
const underWay = new Map<number, Set<Promise<unknown>>>();

export const addSavedChange = (change: SavedChange): void => void savedChanges.push(change);

/** What was saved last of a site, for Ctrl+Z. */
export const lastChangeOf = (siteId: number): SavedChange | undefined =>
  savedChanges.findLast((each) => each.siteId === siteId);

/** Forgets a change that is taken back or no longer there; all of the site's where nobody can say which it was. */
export function forgetChange(siteId: number, changeId: string | undefined): void {
  savedChanges = savedChanges.filter((each) =>
    changeId === undefined ? each.siteId !== siteId : each.changeId !== changeId,
  );
  for (const watcher of watchers) watcher(siteId, changeId);
}

const watchers = new Set<typeof forgetChange>();

/** Runs once this change of a site is taken back or can no longer be; gives what ends the watch. */
export function watchChange(siteId: number, changeId: string, run: () => void): () => void {
  const watcher: typeof forgetChange = (ofSite, which = changeId) =>
    ofSite === siteId && which === changeId && run();
  watchers.add(watcher);
  return () => void watchers.delete(watcher);
}

/** Has an undo of this site wait for a save, which gives undefined when it failed; gives what the save gives. */
export function whileSaving<T>(siteId: number, save: Promise<T>): Promise<T> {
  const saves = underWay.get(siteId) ?? new Set();
  underWay.set(siteId, saves.add(save));
  return save.finally(() => saves.delete(save));
}

/** Waits until nothing of a site is being saved; gives whether all that it waited for was saved. */
export async function savesEnded(siteId: number): Promise<boolean> {
  const saves = underWay.get(siteId);
  if (!saves?.size) return true;
  const answers = await Promise.all(saves);
  // Another may have begun meanwhile.
  return answers.every((answer) => answer !== undefined) && savesEnded(siteId);
}
