import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, globSync, mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { homedir } from 'node:os';
import path from 'node:path';
import { writeManifestJar } from './manifest-jar.ts';
import { DATA } from './paths.ts';

const FIRESTORE_MAIN = 'com.google.cloud.datastore.emulator.firestore.CloudFirestore';

/**
 * Where firebase-tools finds the two emulators that are Google's own programs; those named here are not downloaded.
 */
export type EmulatorPrograms = {
  FIRESTORE_EMULATOR_BINARY_PATH?: string;
  PUBSUB_EMULATOR_BINARY_PATH?: string;
};

/**
 * Finds the Firestore and Pub/Sub emulators: those given in the environment, firebase-tools' own downloads, or those
 * of the gcloud CLI. A missing one is left for firebase-tools to download.
 */
export function findEmulatorPrograms(java: string): EmulatorPrograms {
  const programs: EmulatorPrograms = {};
  const platform = gcloudPlatform();
  const folder = path.join(DATA, 'emulators');
  mkdirSync(folder, { recursive: true });

  const namedFirestore = process.env.FIRESTORE_EMULATOR_BINARY_PATH;
  const firestoreJar =
    platform && path.join(platform, 'cloud-firestore-emulator/cloud-firestore-emulator.jar');
  if (namedFirestore) programs.FIRESTORE_EMULATOR_BINARY_PATH = namedFirestore;
  else if (!isDownloaded('firestore') && firestoreJar && existsSync(firestoreJar)) {
    const jar = path.join(folder, 'firestore.jar');
    writeManifestJar(jar, FIRESTORE_MAIN, firestoreJar);
    programs.FIRESTORE_EMULATOR_BINARY_PATH = jar;
  }

  const namedPubsub = process.env.PUBSUB_EMULATOR_BINARY_PATH;
  const pubsubJar = platform && globSync(path.join(platform, 'pubsub-emulator/lib/*-all.jar'))[0];
  if (namedPubsub) programs.PUBSUB_EMULATOR_BINARY_PATH = namedPubsub;
  else if (!isDownloaded('pubsub') && pubsubJar) {
    const program = path.join(folder, 'pubsub-emulator');
    const command = `exec "${path.join(java, 'bin/java')}" -jar "${pubsubJar}" "$@"`;
    writeFileSync(program, `#!/bin/sh\n${command}\n`);
    chmodSync(program, 0o755);
    programs.PUBSUB_EMULATOR_BINARY_PATH = program;
  }
  return programs;
}

function isDownloaded(emulator: 'firestore' | 'pubsub'): boolean {
  const catalogue = createRequire(import.meta.url)(
    'firebase-tools/lib/emulator/downloadableEmulatorInfo.json',
  ) as Record<
    string,
    { downloadPathRelativeToCacheDir: string; binaryPathRelativeToCacheDir?: string }
  >;
  const entry = catalogue[emulator];
  const cache =
    process.env.FIREBASE_EMULATORS_PATH ?? path.join(homedir(), '.cache/firebase/emulators');
  const file = entry?.binaryPathRelativeToCacheDir ?? entry?.downloadPathRelativeToCacheDir;
  return file !== undefined && existsSync(path.join(cache, file));
}

/** The gcloud CLI's folder of downloaded components, wherever it was installed. */
function gcloudPlatform(): string | undefined {
  const known = [
    process.env.CLOUDSDK_ROOT_DIR ?? '',
    '/usr/lib/google-cloud-sdk',
    '/usr/share/google-cloud-sdk',
    '/opt/google-cloud-sdk',
    '/snap/google-cloud-cli/current',
    '/opt/homebrew/share/google-cloud-sdk',
    '/usr/local/share/google-cloud-sdk',
    path.join(homedir(), 'google-cloud-sdk'),
  ];
  const root =
    known.find((folder) => folder && existsSync(path.join(folder, 'platform'))) ?? askGcloud();
  return root ? path.join(root, 'platform') : undefined;
}

function askGcloud(): string | undefined {
  const asked = spawnSync('gcloud', ['info', '--format=value(installation.sdk_root)'], {
    encoding: 'utf8',
  });
  return asked.status === 0 ? asked.stdout.trim() || undefined : undefined;
}
