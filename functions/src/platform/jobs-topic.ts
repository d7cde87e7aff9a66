import { PubSub, type Topic } from '@google-cloud/pubsub';
import { config } from './config.ts';

/** The topic that the outbox publishes to; messages are sent at once, not in batches. */
export function openJobsTopic(): Topic {
  return new PubSub({ projectId: config().projectId }).topic(config().jobsTopic, {
    batching: { maxMilliseconds: 1 },
    gaxOpts: { timeout: 5_000 },
  });
}
