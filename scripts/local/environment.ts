import { findEmulatorPrograms } from './emulator-programs.ts';
import { findJava } from './java.ts';
import { PROJECT } from './paths.ts';
import type { Ports } from './ports.ts';
import path from 'node:path';

interface Parts {
  ports: Ports;
  databaseUrl: string;
  signingKey: string;
}

/** Addresses that scripts and tests need to reach a running stack as its functions do. */
export function stackAddresses({ ports, databaseUrl, signingKey }: Parts): Record<string, string> {
  return {
    GCLOUD_PROJECT: PROJECT,
    DATABASE_URL: databaseUrl,
    OWNER_DATABASE_URL: process.env.OWNER_DATABASE_URL ?? databaseUrl,
    PUBLIC_ORIGIN: `http://localhost:${ports.hosting}`,
    SIGNING_KEY_FILE: signingKey,
    FIREBASE_AUTH_EMULATOR_HOST: `127.0.0.1:${ports.auth}`,
    FIRESTORE_EMULATOR_HOST: `127.0.0.1:${ports.firestore}`,
    PUBSUB_EMULATOR_HOST: `127.0.0.1:${ports.pubsub}`,
    FIREBASE_STORAGE_EMULATOR_HOST: `127.0.0.1:${ports.storage}`,
    STORAGE_EMULATOR_HOST: `http://127.0.0.1:${ports.storage}`,
    METADATA_SERVER_DETECTION: 'none',
  };
}

/** Environment of the process that runs the emulators and the functions. */
export function emulatorEnvironment(temporary: string): NodeJS.ProcessEnv {
  const java = findJava();
  return {
    ...findEmulatorPrograms(java),
    JAVA_HOME: java,
    PATH: `${path.join(java, 'bin')}${path.delimiter}${process.env.PATH ?? ''}`,
    // Each stack keeps its sockets, blobs and hub file separate from any other's.
    TMPDIR: temporary,
    IS_FIREBASE_CLI: '1',
    METADATA_SERVER_DETECTION: 'none',
    NODE_OPTIONS: '--enable-source-maps',
  };
}
