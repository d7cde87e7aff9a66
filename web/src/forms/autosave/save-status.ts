/**
 * Where what is typed stands. saved: the server has what is on the screen; unsaved: it is saved in a moment; saving: it
 * is on its way; retrying: it did not arrive and is sent again by itself; failed, signed out and conflict: it waits
 * until somebody does something.
 */
export type SaveStatus =
  'saved' | 'unsaved' | 'saving' | 'retrying' | 'failed' | 'signed out' | 'conflict';

/** What somebody has to do something about before it can be saved. */
export type WaitingStatus = Extract<SaveStatus, 'failed' | 'signed out' | 'conflict'>;

/** Whether what is typed can be saved no more without somebody doing something. */
export const isWaiting = (status: SaveStatus): status is WaitingStatus =>
  status === 'failed' || status === 'signed out' || status === 'conflict';

/** Whether saving it may work: nothing is to be decided before. */
export const isUnsaved = (status: SaveStatus): boolean =>
  status !== 'saved' && status !== 'conflict';
