import { fork, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { signingKeyFile } from '../../scripts/local/signing-key.ts';

/** Councils are told by their host, as in production. */
export const BENCH_DOMAIN = 'bench.test';
export const hostHeader = (shortName: string) => ({
  'x-forwarded-host': `${shortName}.${BENCH_DOMAIN}`,
});

/** Creates benchmark councils with this many sites in total. */
export async function seedCouncils(
  ownerUrl: string,
  sites: string,
  councils: string,
): Promise<void> {
  console.log(`Making ${sites} sites in ${councils} councils …`);
  const script = path.join(import.meta.dirname, '../../scripts/seed.ts');
  const child = spawn(
    process.execPath,
    [script, '--sites', sites, '--tenants', councils, '--quiet'],
    {
      stdio: 'inherit',
      env: { ...process.env, OWNER_DATABASE_URL: ownerUrl, GCLOUD_PROJECT: 'demo-bench' },
    },
  );
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error('The benchmark councils could not be made');
}

/** A server as a process of its own, with production's settings; it reports once that it listens on the port. */
export async function startServer(
  script: string,
  databaseUrl: string,
  port: number,
): Promise<ChildProcess> {
  const server = fork(script, {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      // Not a demo project: production does not validate its own answers a second time.
      GCLOUD_PROJECT: 'bench',
      PUBLIC_ORIGIN: 'http://127.0.0.1',
      HOSTED_DOMAINS: BENCH_DOMAIN,
      ENCRYPTION_KEY: Buffer.alloc(32, 'bench').toString('base64'),
      CLAMD_HOST: '127.0.0.1',
      MAIL: 'smtp',
      SMTP_URL: 'smtp://127.0.0.1',
      MAIL_FROM: 'bench@council.test',
      SIGNING_KEY_FILE: signingKeyFile(),
      DATABASE_URL: databaseUrl,
      // One account makes all calls.
      CALLS_PER_MINUTE: '10000000',
      PORT: String(port),
      // Nothing listens there: news are left to the poll, and no credentials are looked for.
      FIRESTORE_EMULATOR_HOST: '127.0.0.1:9',
    },
  });
  await once(server, 'message');
  return server;
}
