const EVERY_MS = 60_000;

/**
 * Cloud Scheduler's stand-in: publishes to every scheduled function's topic each minute. Gives one function that runs
 * them all now, and one that stops.
 */
export function runSchedules(
  pubsubPort: number,
  project: string,
  topics: string[],
): { runNow: () => Promise<void>; stop: () => void } {
  const runNow = async (): Promise<void> => {
    const body = JSON.stringify({ messages: [{ data: Buffer.from('{}').toString('base64') }] });
    const headers = { 'content-type': 'application/json' };
    for (const topic of topics) {
      const address = `http://127.0.0.1:${pubsubPort}/v1/projects/${project}/topics/${topic}:publish`;
      await fetch(address, { method: 'POST', headers, body }).catch(() => undefined);
    }
  };
  const timer = setInterval(() => void runNow(), EVERY_MS);
  return { runNow, stop: () => clearInterval(timer) };
}
