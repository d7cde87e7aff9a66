import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import {
  FIRST_TYPEFACE_FILE,
  typefaceFiles,
  typefaceStyle,
} from '../../functions/src/platform/typeface/files.ts';

const read = (file: string) =>
  readFileSync(fileURLToPath(import.meta.resolve(`@fontsource-variable/inter/files/${file}`)));

/**
 * The typeface under the addresses that pages of the server know, and its rules in the app's page: whoever goes from
 * one to the other fetches it once.
 */
export function typeface(): Plugin {
  return {
    name: 'typeface',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const asked = typefaceFiles.find(({ address }) => address === request.url);
        if (!asked) return next();
        response.setHeader('content-type', 'font/woff2');
        response.end(read(asked.file));
      });
    },
    generateBundle() {
      for (const { file, address } of typefaceFiles)
        this.emitFile({ type: 'asset', fileName: address.slice(1), source: read(file) });
    },
    transformIndexHtml: () => [
      {
        tag: 'link',
        attrs: {
          rel: 'preload',
          href: FIRST_TYPEFACE_FILE,
          as: 'font',
          type: 'font/woff2',
          crossorigin: 'anonymous',
        },
        injectTo: 'head',
      },
      { tag: 'style', children: typefaceStyle, injectTo: 'head' },
    ],
  };
}
