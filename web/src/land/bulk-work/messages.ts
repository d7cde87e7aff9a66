const sites = (n: number) => (n === 1 ? '1 site' : `${n.toLocaleString('en-GB')} sites`);
const were = (n: number) => (n === 1 ? 'was' : 'were');

/** What people read in the tools for selected sites. */
export const bulkWorkMessages = {
  tools: 'Selected sites',
  tag: 'Tag',
  list: 'List',
  delete: 'Delete',
  cancel: 'Cancel',
  confirm: 'Confirm',
  addToList: 'Add to list',
  stop: 'Stop',
  stillArriving: 'The selected sites are still loading. Wait for them, or cancel loading.',
  progress: (done: number, total: number) => `${done.toLocaleString('en-GB')} of ${sites(total)}`,
  halfWay: (done: number, left: number, what: string, why: string) =>
    done === 0
      ? `${why} Nothing was ${what}; ${sites(left)} stay selected.`
      : `${why} ${sites(done)} ${were(done)} ${what}, ${sites(left)} ${were(left)} not and stay selected.`,
  unknown: (done: number, left: number, what: string, why: string) =>
    `${why} ${sites(done)} ${were(done)} ${what} for certain; the other ${sites(left)} stay selected.`,
  stopped: 'Stopped.',

  tagTitle: (n: number) => `Tag ${sites(n)}`,
  tagName: 'Tag',
  tagHint: (least: number) => `At least ${least} characters; written in lower case with hyphens`,
  suggestions: 'Tags that exist',
  tagged: 'tagged',
  tagDone: (name: string, n: number) => `Tag ${name} added to ${sites(n)}`,
  tagAlready: (n: number) => `${sites(n)} had it already`,
  tagUndone: (name: string) => `Tag ${name} removed again`,

  listTitle: (n: number) => `Add ${sites(n)} to a list`,
  listName: 'List name',
  listHint: 'Find a list, or name a new one',
  lists: 'Site lists',
  newList: (name: string) => `New list: ${name}`,
  listNameRequired: 'List name is required',
  listsFailed: 'Failed to fetch site lists',
  noLists: 'No list has this name',
  addedToList: 'added to the list',
  listDone: (name: string, n: number) => `${sites(n)} added to ${name}`,
  listAlready: (n: number) => `${sites(n)} were in it already`,
  listUndone: (name: string) => `Removed from ${name} again`,
  openList: 'Open list',

  deleteTitle: (n: number) => `Delete ${sites(n)}`,
  deleteText: (n: number) =>
    `${n === 1 ? 'The site disappears' : 'The sites disappear'} from searches, maps, lists and exports. The history is kept, but deleting cannot be undone here.`,
  deleteType: 'Type DELETE to confirm',
  deleteWord: 'DELETE',
  deleted: 'deleted',
  deleteDone: (n: number) => `${sites(n)} deleted`,
  undoFailed: 'This could not be undone',
} as const;
