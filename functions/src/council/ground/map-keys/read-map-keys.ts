import { decryptText } from '../../../platform/encryption.ts';
import type { Tx } from '../../../platform/db.ts';
import type { Tenant } from '../../../platform/tenancy.ts';
import { findStoredKeys } from './queries.ts';

/** The keys with which browsers draw maps; null where the council has none. */
export interface MapKeys {
  mapboxToken: string | null;
  googleMapsKey: string | null;
}

/** Their names among the stored keys, and in the record of a council that has stored none. */
const STORED = { mapboxToken: 'mapbox', googleMapsKey: 'google-maps' } as const;
/** Begins a key that is for servers only: it reaches no browser, wherever it was written. */
const SECRET = 'sk.';

/** A council's keys for maps: those stored under /api-keys, else those of its record. */
export async function readMapKeys(tx: Tx, tenant: Tenant): Promise<MapKeys> {
  const found = await findStoredKeys(tx, Object.values(STORED));
  const keyOf = (field: keyof MapKeys) => {
    const stored = found.find(({ name }) => name === STORED[field]);
    const key = (stored && decryptText(tenant, stored.encrypted)) ?? tenant.record[field];
    return typeof key === 'string' && key !== '' && !key.startsWith(SECRET) ? key : null;
  };
  return { mapboxToken: keyOf('mapboxToken'), googleMapsKey: keyOf('googleMapsKey') };
}
