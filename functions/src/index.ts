import { onRequest } from 'firebase-functions/v2/https';
import { onMessagePublished } from 'firebase-functions/v2/pubsub';
import { onSchedule } from 'firebase-functions/v2/scheduler';
import { onObjectFinalized } from 'firebase-functions/v2/storage';
import { beforeUserCreated } from 'firebase-functions/v2/identity';
import { setGlobalOptions } from 'firebase-functions/v2/options';
import { keepBodiesFromPlatform } from './platform/kept-bodies.ts';
import type { JobMessage } from './platform/outbox.ts';
import { secretsOf } from './platform/secrets.ts';
import { refuseDirectSignUp } from './council/session/blocking.ts';

// `tiles` and `pages` read no bodies.
const HTTP_FUNCTIONS = ['api', 'content', 'tiles', 'pages'];
if (HTTP_FUNCTIONS.includes(process.env.FUNCTION_TARGET ?? '')) keepBodiesFromPlatform();

// maxInstances × DB_POOL_SIZE stays under 80 % of the server's connections (docs/deploy.md).
setGlobalOptions({
  region: 'europe-west2',
  maxInstances: 10,
  concurrency: 80,
  memory: '512MiB',
  secrets: secretsOf(process.env),
});

/** /api/v1/**; uploads of 32 MB are held in memory while they are read. */
export const api = onRequest({ memory: '1GiB' }, async (request, response) => {
  const { apiApp } = await import('./api.ts');
  apiApp(request, response);
});

/** /api/v1/vector-tiles/**: layers are kept in memory, so it has more of it and few instances. */
export const tiles = onRequest({ memory: '1GiB', maxInstances: 4 }, async (request, response) => {
  const { tilesHandler } = await import('./tiles.ts');
  await tilesHandler(request, response);
});

/** /content/** */
export const content = onRequest(async (request, response) => {
  const { contentApp } = await import('./council/content/app.ts');
  contentApp(request, response);
});

/** /p/**: what the public reads, set on the server; documents are written as files in a process of up to 1 GB beside it. */
export const pages = onRequest({ memory: '2GiB' }, async (request, response) => {
  const { pagesHandler } = await import('./pages.ts');
  await pagesHandler(request, response);
});

/** Accounts are opened by our endpoint, under its limits; whatever goes around it is refused. */
export const beforeCreate = beforeUserCreated(refuseDirectSignUp);

/** One job from the outbox; at most five minutes a step. GDAL writes its files into /tmp, which is memory there. */
export const runJob = onMessagePublished(
  { topic: 'jobs', timeoutSeconds: 330, concurrency: 10, retry: true, memory: '2GiB' },
  async (event) => {
    const [{ handleMessage }, { jobs }] = await Promise.all([
      import('./platform/jobs.ts'),
      import('./jobs.ts'),
    ]);
    await handleMessage(jobs, event.data.message.json as JobMessage);
  },
);

/** Judges a file that came to the unscanned bucket: into the clean one, or the quarantined one. */
export const scanFile = onObjectFinalized(
  {
    bucket: process.env.BUCKET_UNSCANNED || `${process.env.GCLOUD_PROJECT}-unscanned`,
    timeoutSeconds: 120,
    concurrency: 2,
    retry: true,
    memory: '1GiB',
  },
  async (event) => {
    const { scanNewObject } = await import('./files.ts');
    await scanNewObject(event.data.name);
  },
);

/** Scans files that were not judged yet, as soon as the virus scanner is back. */
export const sweepFiles = onSchedule(
  { schedule: 'every 1 minutes', maxInstances: 1, timeoutSeconds: 300, memory: '1GiB' },
  async () => {
    const { sweepWaitingFiles: sweep } = await import('./files.ts');
    await sweep();
  },
);

/** Publishes what a crash left in the outbox. */
export const sweepOutbox = onSchedule(
  { schedule: 'every 1 minutes', maxInstances: 1 },
  async () => {
    const { publishPending: sweep } = await import('./platform/outbox.ts');
    await sweep();
  },
);

/** Reminds people of what they typed in answer to a document and did not send, before it closes. */
export const remindOfUnsent = onSchedule(
  { schedule: 'every 10 minutes', maxInstances: 1, timeoutSeconds: 300 },
  async () => {
    const { remindUnsent: remind } = await import('./consultation/answers/remind-unsent.ts');
    await remind();
  },
);

/** Removes what is older than its retention: files of exports, and rows that only work under way needed. */
export const tidyDaily = onSchedule({ schedule: 'every 24 hours', maxInstances: 1 }, async () => {
  const { runDailyTidy: tidy } = await import('./tidy-daily.ts');
  await tidy();
});
