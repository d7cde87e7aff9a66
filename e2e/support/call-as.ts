import type { Page } from 'playwright-core';

/** A call of the API with the session of whoever is signed in on this page: its status and its answer. */
export function callAs(
  page: Page,
  tenant: string,
  method: string,
  path: string,
  input?: object,
): Promise<{ status: number; body: unknown }> {
  return page.evaluate(
    async ([council, verb, address, body]) => {
      const answer = await fetch(`/api/v1${address}`, {
        method: verb,
        headers: { 'content-type': 'application/json', 'x-tenant': council },
        ...(body ? { body } : {}),
      });
      const text = await answer.text();
      return { status: answer.status, body: text ? (JSON.parse(text) as unknown) : undefined };
    },
    [tenant, method, path, input ? JSON.stringify(input) : ''] as const,
  );
}
