import { randomUUID } from 'node:crypto';
import type { Council } from '../../../platform/testing/council.ts';

interface Sending {
  who?: 'officer' | 'viewer' | 'resident' | 'signed-out';
  fields?: object;
}

/** A structure file in the form in which it is sent. */
export function structureForm(file: unknown, fields: object = { title: 'Their plan' }): FormData {
  const data = new FormData();
  for (const [field, value] of Object.entries(fields)) data.append(field, String(value));
  const text = typeof file === 'string' ? file : JSON.stringify(file);
  data.append('file', new Blob([text]), 'Local plan.json');
  return data;
}

/** Sends structure files to a council. */
export const sendingStructures =
  (council: () => Council) =>
  (file: unknown, { who = 'officer', fields }: Sending = {}) =>
    council()
      .as(who)
      .post('/documents/structure', {
        raw: structureForm(file, fields),
        headers: { 'idempotency-key': randomUUID() },
      });
