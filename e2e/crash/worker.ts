/**
 * One function worker of the crash tests: the product's own endpoint, outbox and job mechanisms around
 * the smallest write that causes later work. Its parent arms a failpoint and starts it again.
 */
import { PubSub, type Message } from '@google-cloud/pubsub';
import { appOf } from '../../functions/src/platform/app.ts';
import { sql } from '../../functions/src/platform/db.ts';
import { route } from '../../functions/src/platform/endpoint.ts';
import { useSessionVerifier } from '../../functions/src/platform/request-session.ts';
import { armFailpoint, type FailpointStep } from '../../functions/src/platform/failpoint.ts';
import { handleMessage, type JobTable } from '../../functions/src/platform/jobs.ts';
import {
  enqueueJob,
  publishPending,
  type JobMessage,
} from '../../functions/src/platform/outbox.ts';
import { closed, endpoint, yup } from '../../functions/src/platform/contract.ts';

const record = endpoint({
  method: 'POST',
  path: '/record',
  summary: 'Writes one row and causes one job',
  feature: 'system',
  access: 'signed-in',
  idempotent: true,
  body: closed({ marker: yup.string().required() }),
  response: closed({ written: yup.string().required() }),
});

const note = (label: string, marker: string) =>
  sql`insert into notifications (status, label, message) values ('info', ${label}, ${marker})`;

const recordRoute = route(record, async ({ input, tx }) => {
  await note('write', input.marker).execute(tx);
  await enqueueJob(tx, { job: 'export-records', payload: { exportId: input.marker } });
  return { written: input.marker };
});
const app = appOf([{ paths: [recordRoute.contract.path], routes: async () => [recordRoute] }]);

/** In the place of one of the product's jobs: what is tried here is how it is carried, not what it does. */
const jobs: Partial<JobTable> = {
  'export-records': {
    run: ({ payload, once }) =>
      once(async (tx) => {
        await note('job', payload.exportId).execute(tx);
      }),
    gaveUp: async () => undefined,
  },
};

useSessionVerifier(async () => ({
  uid: process.env.CRASH_UID as string,
  authTime: Date.now() / 1000,
}));

const topic = new PubSub({ projectId: process.env.GCLOUD_PROJECT as string }).topic('jobs');
await topic.create().catch(() => undefined);
// A subscription of its own: the emulator holds a dead worker's messages for ten seconds, and what it
// held comes back from the outbox much sooner.
const [subscription] = await topic.subscription(`worker-${process.pid}`).get({ autoCreate: true });
subscription.on('message', (message: Message) => {
  const job = JSON.parse(message.data.toString()) as JobMessage;
  handleMessage(jobs, job).then(
    () => message.ack(),
    () => message.nack(),
  );
});
// A broken connection to Pub/Sub is tried again by the client; what it lost comes from the outbox.
subscription.on('error', () => undefined);

const sweeping = async (): Promise<void> => {
  await publishPending().catch(() => undefined);
  setTimeout(() => void sweeping(), 300);
};
void sweeping();

process.on('message', ({ step, victims }: { step: FailpointStep; victims: number[] }) => {
  armFailpoint({ step, victims });
  process.send?.({ armed: step });
});
process.on('disconnect', () => process.exit(0));
process.on('unhandledRejection', () => undefined);

const server = app.listen(0, '127.0.0.1', () => {
  process.send?.({ port: (server.address() as { port: number }).port });
});
