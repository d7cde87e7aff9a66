import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { emulatorEnvironment } from '../environment.ts';
import { DATA, PROJECT } from '../paths.ts';
import { freePorts, type Ports } from '../ports.ts';
import { type FirebaseEmulators, startFirebase } from './start.ts';

/** A function that writes down what is published. */
const LISTENER = `
import { appendFileSync } from 'node:fs';
import { onMessagePublished } from 'firebase-functions/v2/pubsub';
export const listen = onMessagePublished('spoken', ({ data }) =>
  appendFileSync(process.env.HEARD_IN, Buffer.from(data.message.data, 'base64').toString() + '\\n'));
`;

let folder: string;
let ports: Ports;
let firebase: FirebaseEmulators;
const notes: string[] = [];
const programs: number[] = [];

beforeAll(async () => {
  mkdirSync(DATA, { recursive: true });
  folder = mkdtempSync(path.join(DATA, 'programs-test-'));
  writeFileSync(path.join(folder, 'package.json'), '{"type":"module","main":"listener.js"}');
  writeFileSync(path.join(folder, 'listener.js'), LISTENER);
  writeFileSync(heardIn(), '');
  ports = await freePorts();
  const { auth, functions, firestore, pubsub } = ports;
  const started: number[] = [];
  firebase = await startFirebase({
    settings: { ports: { auth, functions, firestore, pubsub }, functionsFolder: folder },
    env: { ...process.env, ...emulatorEnvironment(folder), HEARD_IN: heardIn() },
    folder,
    logFile: path.join(DATA, 'logs', 'programs-test.log'),
    onProcess: (pid) => started.push(pid),
    report: (line) => notes.push(line),
  });
  programs.push(...started.filter((pid) => pid !== firebase.pid()));
}, 180_000);

afterAll(async () => {
  await firebase.stop();
  rmSync(folder, { recursive: true, force: true });
});

const heardIn = () => path.join(folder, 'heard.txt');

async function speak(word: string): Promise<string> {
  await fetch(`http://127.0.0.1:${ports.pubsub}/v1/projects/${PROJECT}/topics/spoken:publish`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ messages: [{ data: Buffer.from(word).toString('base64') }] }),
  }).catch(() => undefined);
  return readFileSync(heardIn(), 'utf8');
}

const firestoreAnswers = () =>
  fetch(`http://127.0.0.1:${ports.firestore}/`).then(
    ({ ok }) => ok,
    () => false,
  );

it('the emulators of Firestore and Pub/Sub are started again when they fall', async () => {
  const patience = { timeout: 90_000, interval: 1_000 };
  await expect.poll(() => speak('before'), patience).toContain('before');
  expect(programs).toHaveLength(2);
  for (const pid of programs) process.kill(pid, 'SIGKILL');
  await expect
    .poll(() => notes, patience)
    .toEqual(
      expect.arrayContaining([
        'The firestore emulator was started again.',
        'The pubsub emulator was started again.',
      ]),
    );
  await expect.poll(firestoreAnswers, patience).toBe(true);
  await expect.poll(() => speak('after'), patience).toContain('after');
}, 240_000);

it('firebase-tools itself is started again when it falls, with all that it ran', async () => {
  const patience = { timeout: 120_000, interval: 1_000 };
  const before = firebase.pid();
  process.kill(before, 'SIGKILL');
  await expect.poll(() => notes, patience).toContain('The emulators were started again.');
  expect(notes).toContainEqual(expect.stringContaining('The emulators ended (SIGKILL); see '));
  expect(firebase.pid()).not.toBe(before);
  await expect.poll(firestoreAnswers, patience).toBe(true);
  await expect.poll(() => speak('once more'), patience).toContain('once more');
}, 300_000);
