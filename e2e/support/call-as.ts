import type { Page } from 'playwright-core';
import { stackOrigin } from './browser.ts';

/** A call of the API with the session of whoever is signed in on this page: its status and its answer. */
export async function callAs(
  page: Page,
  tenant: string,
  method: string,
  path: string,
  input?: object,
): Promise<{ status: number; body: unknown }> {
  const answer = await page.request.fetch(`/api/v1${path}`, {
    method,
    headers: { 'x-tenant': tenant, origin: stackOrigin() },
    ...(input ? { data: input } : {}),
  });
  const text = await answer.text();
  return { status: answer.status(), body: text ? (JSON.parse(text) as unknown) : undefined };
}
