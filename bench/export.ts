/**
 * A document of 200 pages and 40 maps as a file: what the product sends, through HTTP, against Chromium printing the
 * document's public page in the same run. The browser runs already; only the page is opened and printed.
 */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { unzipSync } from 'fflate';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { chromium } from 'playwright-core';
import {
  putEdition,
  takeEdition,
} from '../functions/src/consultation/public-documents/testing/put-edition.ts';
import { closePool } from '../functions/src/platform/pool.ts';
import { findTenant } from '../functions/src/platform/tenancy.ts';
import { CHROMIUM_FLAGS, findChromium } from '../scripts/local/chromium.ts';
import { freePorts } from '../scripts/local/ports.ts';
import { faultsOfPdf, findQpdf } from '../scripts/local/qpdf.ts';
import { startPostgres } from '../scripts/local/postgres.ts';
import { startStack } from '../scripts/local/stack.ts';
import { largeDocument, MAPS } from './export/large-document.ts';
import { freePort } from './tiles/ports.ts';

const COUNCIL = 'northbridge';
const ROUNDS = 3;
const TARGET = 1 / 3;

interface Written {
  ms: number;
  bytes: Uint8Array;
}

const database = await startPostgres(await freePort());
process.env.DATABASE_URL = database.appUrl;
process.env.OWNER_DATABASE_URL = database.ownerUrl;
const stack = await startStack({ ports: await freePorts(), data: 'memory', report: console.log });
Object.assign(process.env, stack.env);
const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_FLAGS });
try {
  const tenant = await findTenant(COUNCIL);
  if (!tenant) throw new Error(`No council ${COUNCIL}`);
  const at = (path: string) => `${stack.origin}/p/document${path}?tenant=${COUNCIL}`;
  const { edition, files } = largeDocument();
  const rounds: { pdf: Written; word: Written; printed: Written; alone: number; beside: number }[] =
    [];
  for (let round = 0; round < ROUNDS; round += 1) {
    // A document of its own each time, so that nothing is kept of it.
    const id = await putEdition(tenant, edition, { files: Object.fromEntries(files) });
    const download = (format: string) => downloaded(at(`/${id}/editions/1/download/${format}`));
    const alone = (await downloaded(at(''))).ms;
    const writing = download('pdf');
    // Another reader's page while it is written.
    const beside = (await downloaded(at(''))).ms;
    const pdf = await writing;
    rounds.push({
      pdf,
      word: await download('docx'),
      printed: await printed(at(`/${id}`)),
      alone,
      beside,
    });
    await takeEdition(tenant, id);
  }
  const pdf = median(rounds.map((each) => each.pdf.ms));
  const chrome = median(rounds.map((each) => each.printed.ms));
  const [last] = rounds.slice(-1);
  const document = Object.entries(unzipSync(last!.pdf.bytes)).find(([name]) =>
    name.endsWith('.pdf'),
  );
  console.log(`${await pagesOf(document![1])} pages, ${MAPS} maps; PDF ${size(document![1])}`);
  console.log(`PDF with its spreadsheet  ${seconds(pdf)}`);
  console.log(
    `Word with its spreadsheet ${seconds(median(rounds.map((each) => each.word.ms)))}, ${size(last!.word.bytes)}`,
  );
  console.log(
    `Chromium printing the page ${seconds(chrome)}, ${await pagesOf(last!.printed.bytes)} pages, ${size(last!.printed.bytes)}`,
  );
  console.log(
    `A page alone ${median(rounds.map((each) => each.alone)).toFixed(0)} ms, while a PDF is written ${median(rounds.map((each) => each.beside)).toFixed(0)} ms`,
  );
  const faults = findQpdf() ? await faultsIn(document![1]) : 'not checked: there is no qpdf';
  console.log(`qpdf finds ${faults || 'no fault'}`);
  const ratio = pdf / chrome;
  console.log(`PDF ÷ Chromium ${ratio.toFixed(2)} (target at most ${TARGET.toFixed(2)})`);
  if (ratio > TARGET || faults !== '') process.exitCode = 1;
} finally {
  await browser.close();
  await closePool();
  await stack.stop();
  await database.stop();
}

async function downloaded(address: string): Promise<Written> {
  const start = performance.now();
  const answer = await fetch(address);
  const bytes = new Uint8Array(await answer.arrayBuffer());
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
  return { ms: performance.now() - start, bytes };
}

async function printed(address: string): Promise<Written> {
  const start = performance.now();
  const page = await browser.newPage();
  try {
    await page.goto(address, { waitUntil: 'load' });
    const bytes = await page.pdf({ format: 'A4', tagged: true, outline: true });
    return { ms: performance.now() - start, bytes };
  } finally {
    await page.close();
  }
}

async function pagesOf(bytes: Uint8Array): Promise<number> {
  return (await getDocument({ data: Uint8Array.from(bytes), verbosity: 0 }).promise).numPages;
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(1)} s`;
}

function size(bytes: Uint8Array): string {
  return `${(bytes.byteLength / 1_000_000).toFixed(1)} MB`;
}

/** What qpdf says of a file; '' where it finds no fault. */
async function faultsIn(pdf: Uint8Array): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'bench-export-'));
  try {
    const file = path.join(folder, 'document.pdf');
    await writeFile(file, pdf);
    return faultsOfPdf(file);
  } finally {
    await rm(folder, { recursive: true });
  }
}
