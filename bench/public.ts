/**
 * A public document of 200 sections against a bare static page of the same words, in the same browser and run: when its
 * largest part is painted, what shifts, how much script came before that, and how long the server takes. Both as the CDN
 * sends it, from the same server as the bare page, and as the first reader of a new edition gets it, through the emulators.
 * Lighthouse's scores of the document, of the list of documents and of a council's demo document with map and questions;
 * and of the bare page, since so many words take a phone some time whoever sends them.
 */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { chromium } from 'playwright-core';
import {
  putEdition,
  takeEdition,
} from '../functions/src/consultation/public-documents/testing/put-edition.ts';
import { closePool } from '../functions/src/platform/pool.ts';
import { findTenant } from '../functions/src/platform/tenancy.ts';
import { CHROMIUM_FLAGS, findChromium } from '../scripts/local/chromium.ts';
import { freePorts } from '../scripts/local/ports.ts';
import { startStack } from '../scripts/local/stack.ts';
import { DEBUGGING_PORT, lighthouseScores, type Scores, toldScores } from './lighthouse/scores.ts';
import { sectionsDocument } from './public/sections-document.ts';
import { type Painted, painted } from './public/painted.ts';
import { quantile, timed } from './search/ask.ts';

const COUNCIL = 'northbridge';
const ROUNDS = 9;
const MAX_LCP_RATIO = 1.2;
const MIN_PERFORMANCE = 99;
const QUICKLY = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

const stack = await startStack({ ports: await freePorts(), data: 'memory', report: console.log });
Object.assign(process.env, stack.env);
const folder = await mkdtemp(path.join(tmpdir(), 'bench-public-'));
const browser = await chromium.launch({
  executablePath: findChromium(),
  args: [...CHROMIUM_FLAGS, `--remote-debugging-port=${DEBUGGING_PORT}`],
});
const file = path.join(folder, 'page.html');
const kept = path.join(folder, 'kept.html');
const built = path.resolve(import.meta.dirname, '../web/dist');
const bare = createServer((request, response) => {
  const { pathname } = new URL(request.url ?? '/', 'http://bare.invalid');
  const page = { '/': file, '/kept': kept }[pathname];
  const type = page ? 'text/html; charset=utf-8' : typeOf(pathname);
  readFile(page ?? path.join(built, pathname)).then(
    (bytes) =>
      // Packed as our own answers are.
      response
        .writeHead(200, { 'content-type': type, 'content-encoding': 'br' })
        .end(brotliCompressSync(bytes, QUICKLY)),
    () => response.writeHead(404).end(),
  );
});
await new Promise<void>((resolve) => bare.listen(0, '127.0.0.1', resolve));
try {
  const tenant = await findTenant(COUNCIL);
  if (!tenant) throw new Error(`No council ${COUNCIL}`);
  const demo = await demoDocument();
  const id = await putEdition(tenant, sectionsDocument());
  const page = `${stack.origin}/p/document/${id}?tenant=${COUNCIL}`;
  const still = `http://127.0.0.1:${(bare.address() as AddressInfo).port}/`;
  const html = await (await fetch(page)).text();
  await writeFile(file, bareOf(html));
  await writeFile(kept, html);
  console.log(
    `${(html.length / 1000).toFixed(0)} kB of HTML; ${scriptsOf(html)} bytes of script in it`,
  );

  const served = { ours: [] as number[], disk: [] as number[] };
  const seen = { first: [] as Painted[], kept: [] as Painted[], still: [] as Painted[] };
  for (let round = 0; round < ROUNDS; round += 1) {
    served.ours.push(await timed(async () => void (await (await fetch(page)).text())));
    served.disk.push(await timed(async () => void (await (await fetch(still)).text())));
    seen.first.push(await painted(browser, page));
    seen.kept.push(await painted(browser, `${still}kept`));
    seen.still.push(await painted(browser, still));
  }
  const middle = (all: readonly number[]) => quantile([...all], 0.5);
  const largest = (all: readonly Painted[]) => middle(all.map((each) => each.largest));
  const times = (all: readonly Painted[]) =>
    `${largest(all).toFixed(0)} ms, ${(largest(all) / largest(seen.still)).toFixed(2)} ×`;
  console.log(`Largest part of the bare page painted after ${largest(seen.still).toFixed(0)} ms`);
  console.log(`Of the document from the CDN: ${times(seen.kept)} (at most ${MAX_LCP_RATIO})`);
  console.log(`Of the document for its first reader, through the emulators: ${times(seen.first)}`);
  const ours = [...seen.first, ...seen.kept];
  const shift = Math.max(...ours.map(({ shifted }) => shifted));
  console.log(`Layout shifted by ${shift.toFixed(3)} (0)`);
  for (const part of new Set(ours.flatMap(({ shiftedParts }) => shiftedParts)))
    console.log(`  moved: ${part}`);
  const before = Math.max(...ours.map(({ scriptBefore }) => scriptBefore));
  console.log(`Script that had come by then: ${before} bytes`);
  console.log(
    `Served in ${middle(served.ours).toFixed(0)} ms, the same bytes from disk in ${middle(served.disk).toFixed(0)} ms`,
  );
  for (const device of ['phone', 'desktop'] as const) {
    const scoresAt = async (name: string, address: string): Promise<Scores> => {
      const found = await lighthouseScores(address, device);
      console.log(`Lighthouse, ${name}, ${device}: ${toldScores(found)}`);
      return found;
    };
    const bareScores = await scoresAt('the bare page', still);
    const large = await scoresAt('the document', page);
    const others = [
      await scoresAt('the list of documents', `${stack.origin}/p/document?tenant=${COUNCIL}`),
      await scoresAt('a document with map and questions', demo),
    ];
    if (
      large.performance < Math.min(MIN_PERFORMANCE, bareScores.performance) ||
      others.some(({ performance }) => performance < MIN_PERFORMANCE) ||
      [large, ...others].some(({ accessibility }) => accessibility < 100)
    )
      process.exitCode = 1;
  }
  if (largest(seen.kept) > largest(seen.still) * MAX_LCP_RATIO || shift > 0) process.exitCode = 1;
  await takeEdition(tenant, id);
} finally {
  await browser.close();
  bare.close();
  await rm(folder, { recursive: true });
  await closePool();
  await stack.stop();
}

/** The address of the demo document of the council, which holds what documents can hold. */
async function demoDocument(): Promise<string> {
  const list = await (await fetch(`${stack.origin}/p/document?tenant=${COUNCIL}`)).text();
  const path = /\/p\/document\/\d+/.exec(list)?.[0];
  if (!path) throw new Error('No demo document is published');
  return `${stack.origin}${path}?tenant=${COUNCIL}`;
}

function typeOf(name: string): string {
  if (name.endsWith('.js')) return 'text/javascript';
  return name.endsWith('.css') ? 'text/css' : 'application/octet-stream';
}

/** The page without any script or style of its own. */
function bareOf(html: string): string {
  return html
    .replaceAll(/<script\b[\s\S]*?<\/script>/g, '')
    .replaceAll(/<link\b[^>]*>/g, '')
    .replaceAll(/<style\b[\s\S]*?<\/style>/g, '');
}

function scriptsOf(html: string): number {
  return [...html.matchAll(/<script\b[^>]*>([\s\S]*?)<\/script>/g)].reduce(
    (sum, [, words = '']) => sum + words.length,
    0,
  );
}
