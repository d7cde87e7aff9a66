import { vi } from 'vitest';

export interface Asked {
  method: string;
  /** From the API's root, with its query. */
  path: string;
  body: unknown;
}
export interface Answer {
  status?: number;
  json: unknown;
}

/** Answers every call of this test in the server's stead; gives what has been asked so far. */
export function serve(answer: (asked: Asked) => Answer | Promise<Answer>): Asked[] {
  const calls: Asked[] = [];
  vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => {
    const body = typeof init.body === 'string' ? (JSON.parse(init.body) as unknown) : undefined;
    const asked = {
      method: init.method ?? 'GET',
      path: address.replace(/^.*\/api\/v1/, ''),
      body,
    };
    calls.push(asked);
    const { status = 200, json } = await answer(asked);
    return Response.json(json, { status });
  });
  return calls;
}
