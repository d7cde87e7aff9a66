import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { afterAll, beforeAll } from 'vitest';
import { pagesHandler } from '../../../../pages.ts';
import type { Council } from '../../../../platform/testing/council.ts';

/** The public's pages through HTTP while a test file runs. */
export function pagesServed() {
  let pages: Server;
  beforeAll(async () => {
    const app = express();
    app.use((request, response) => void pagesHandler(request, response));
    pages = createServer(app);
    await new Promise<void>((resolve) => pages.listen(0, '127.0.0.1', resolve));
  });
  afterAll(() => new Promise((resolve) => pages.close(resolve)));

  return async (path: string, council: Council, headers: Record<string, string> = {}) => {
    const { port } = pages.address() as AddressInfo;
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      headers: { 'x-tenant': council.shortName, ...headers },
    });
    const bytes = new Uint8Array(await answer.arrayBuffer());
    const html = new TextDecoder().decode(bytes);
    return { status: answer.status, headers: answer.headers, html, bytes };
  };
}
