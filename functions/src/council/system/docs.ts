import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Express } from 'express';

const FILES: Record<string, string> = {
  'swagger-ui.css': 'text/css',
  'swagger-ui-bundle.js': 'text/javascript',
};

const PAGE = `<!doctype html><html lang="en-GB"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><title>API of this product</title>
<link rel="stylesheet" href="docs/swagger-ui.css"></head>
<body><div id="api"></div><script src="docs/swagger-ui-bundle.js"></script>
<script src="docs/start.js"></script></body></html>`;

const START = "SwaggerUIBundle({ url: 'openapi.json', dom_id: '#api' });";

/** Shows the OpenAPI document at `<base>/docs`, with no inline script (the CSP allows none). */
export function serveDocs(app: Express, base: string): void {
  app.get(`${base}/docs`, (_request, response) => {
    response.type('html').send(PAGE);
  });
  app.get(`${base}/docs/start.js`, (_request, response) => {
    response.type('text/javascript').send(START);
  });
  app.get(`${base}/docs/:file`, async (request, response, next) => {
    const type = FILES[request.params.file];
    if (!type) return next();
    const folder = path.dirname(
      createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'),
    );
    response.setHeader('cache-control', 'public, max-age=86400');
    response.type(type).send(await readFile(path.join(folder, request.params.file)));
  });
}
