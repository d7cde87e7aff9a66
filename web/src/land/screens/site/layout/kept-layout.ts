import { currentTenant } from '../../../../api/host.ts';
import { readStored, type StoredLayout } from './stored-layout.ts';

const keyOf = (uid: string) => `site-details-layout:${currentTenant()}:${uid}`;

/** The layout that this person saved on this device. */
export function keptLayout(uid: string): StoredLayout | undefined {
  try {
    return readStored(JSON.parse(localStorage.getItem(keyOf(uid)) ?? 'null'));
  } catch {
    return undefined;
  }
}

/** Stores a layout on this device, whether or not the server can be reached; a full store is not an error. */
export function keepLayout(uid: string, layout: StoredLayout): void {
  try {
    localStorage.setItem(keyOf(uid), JSON.stringify(layout));
  } catch {
    return;
  }
}
