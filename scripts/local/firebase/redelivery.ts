import { pubsubModule } from './tools.ts';

const MAX_DELIVERIES = 20;
const WAIT_MS = 500;

/**
 * Redelivers a Pub/Sub message when its function failed, as production does for functions that ask for retries. The
 * emulator acknowledges it either way, so a worker that dies would lose its job.
 */
export function redeliverFailures(): void {
  const deliveries = new Map<string, number>();
  pubsubModule.PubsubEmulator.prototype.onMessage = async function (topic, message) {
    const triggers = this.triggersForTopic.get(topic) ?? [];
    this.ensureFunctionsClient();
    const event = this.createCloudEventRequestBody(topic, message);
    const answers = await Promise.allSettled(
      triggers.map(({ triggerKey }) =>
        this.client.post(
          `/functions/projects/${this.args.projectId}/triggers/${triggerKey}`,
          event,
          {
            headers: { 'Content-Type': 'application/cloudevents+json; charset=UTF-8' },
          },
        ),
      ),
    );
    const tries = (deliveries.get(message.id) ?? 0) + 1;
    const again = answers.some(({ status }) => status === 'rejected') && tries < MAX_DELIVERIES;
    // A scheduled function is retried by its next run.
    if (!again || topic.startsWith('firebase-schedule-')) {
      deliveries.delete(message.id);
      message.ack();
      return;
    }
    deliveries.set(message.id, tries);
    setTimeout(() => message.nack(), WAIT_MS);
  };
}
