import { countReading } from '@calls/consultation/readership/contract.ts';
import { requestParts } from '@contract/platform/request-parts.ts';
import { tenantHeaders } from '../../../api/call.ts';
import { env } from '../../../api/env.ts';
import type { ToldReading } from './reading.ts';

/** Sends it without cookies, also from a page that is being left. False where the same may work later. */
export async function sendReading(told: ToldReading): Promise<boolean> {
  const { path, body } = requestParts(countReading, told);
  try {
    const answer = await fetch(env.apiBase + path, {
      method: countReading.method,
      body: body ?? null,
      headers: { 'content-type': 'application/json', ...tenantHeaders() },
      credentials: 'omit',
      keepalive: true,
    });
    return answer.status !== 429 && answer.status < 500;
  } catch {
    return false;
  }
}
