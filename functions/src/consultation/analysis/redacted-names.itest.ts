import { beforeEach, expect, it } from 'vitest';
import { setTimeout } from 'node:timers/promises';
import { invokeFunction } from '../../land/function-calls/contract.ts';
import { sql } from '../../platform/db.ts';
import { type Council, newCouncil } from '../../platform/testing/council.ts';
import { inSchemaOf } from '../../platform/testing/owner-tx.ts';
import { useWorld } from '../../platform/testing/world.ts';
import { runWaitingJobs } from '../../testing/waiting-jobs.ts';
import { removeRepresentations } from '../representations/contract.ts';
import { consulted } from '../representations/testing/consulted.ts';
import { markChecked, putText } from '../texts/contract.ts';
import { paragraph, redaction, text } from '../texts/testing/redacted-text.ts';
import { listThemes } from './contract/themes.ts';
import { sayings } from './testing/said.ts';

useWorld();

let oak: Council;
let said: Awaited<ReturnType<typeof consulted>>;
let named: number[];
const officer = () => oak.as('officer');

const [BEFORE, AFTER] = [
  'The garage of ',
  ' blocks the pavement, and cars of the garage park on it.',
];

beforeEach(async () => {
  oak = await newCouncil();
  said = await consulted(oak);
  named = [];
  for (let at = 0; at < 5; at += 1)
    named.push((await said.register({ text: `${BEFORE}Hart${AFTER}` })).id);
  const ids = [...named];
  for (const words of [...sayings, 'By its charter the garage keeps the pavement free for cars.'])
    ids.push((await said.register({ text: words })).id);
  await officer().call(markChecked, { ids });
}, 120_000);

const find = async () => {
  const given = { consultationId: said.event, themes: 4 };
  await officer().call(invokeFunction, { name: 'findThemes', arguments: given });
  await runWaitingJobs(oak, 'find-themes');
};
const names = async () =>
  (await oak.as('viewer').call(listThemes, { consultationId: said.event })).themes
    .map(({ name, proposedName }) => `${name} ${proposedName}`)
    .join(' ');
const redact = async (id: number) => {
  const content = [paragraph(text(BEFORE), text('Hart', redaction('mark-0001')), text(AFTER))];
  await officer().call(putText, { id, document: { type: 'doc', content }, revision: 0 });
};

it('a theme loses a word once no text shows it whole, whatever holds it as a part or is deleted', async () => {
  await find();
  expect(await names()).toMatch(/\bhart\b/i);
  const [first = 0, ...others] = named;
  await officer().call(removeRepresentations, { ids: [first] });
  for (const id of others.slice(1)) await redact(id);
  expect(await names()).toMatch(/\bhart\b/i);
  await redact(others[0] ?? 0);
  expect(await names()).not.toMatch(/hart/i);
}, 120_000);

it('a word redacted while themes are found names none of them', async () => {
  const finding: Promise<void>[] = [];
  await inSchemaOf(oak, async (tx) => {
    await sql`
      update public_texts set plain = replace(plain, 'Hart', '<redacted name>')
       where representation_id = any(${named}::bigint[])`.execute(tx);
    finding.push(find());
    await setTimeout(5000);
  });
  await Promise.all(finding);
  expect(await names()).toMatch(/garage|Theme \d/i);
  expect(await names()).not.toMatch(/hart/i);
}, 120_000);
