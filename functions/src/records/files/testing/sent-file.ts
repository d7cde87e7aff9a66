import { expect } from 'vitest';
import { requireTenant } from '../../../platform/tenancy.ts';
import type { Council } from '../../../platform/testing/council.ts';
import type { FileOwner } from '../file-owner.ts';
import { scanArrivedObject } from '../scan-file.ts';

/** Sends the bytes of a file to the address that was opened for it, as a browser does. */
export async function sendBytes(address: string, bytes: Uint8Array): Promise<void> {
  const { status } = await fetch(address, {
    method: 'PUT',
    body: Uint8Array.from(bytes),
    headers: { origin: 'http://localhost:5000' },
  });
  expect(status).toBe(200);
}

/** Scans a file that has arrived, as the store's event has it done. */
export const scanSent = async (council: Council, owner: FileOwner, fileId: number) =>
  scanArrivedObject({ tenant: await requireTenant(council.shortName), owner }, fileId);
