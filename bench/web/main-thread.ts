import type { Browser } from 'playwright-core';

interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  /** Microseconds: of the clock, and of processor time for this thread. */
  dur?: number;
  tdur?: number;
  args?: { name?: string };
}

/**
 * Runs the action and gives the most processor time of one task on a page's main thread, in ms. The browser's own
 * long tasks count waiting too, which is for pixels where no graphics card draws the map.
 */
export async function longestWork(browser: Browser, act: () => Promise<void>): Promise<number> {
  const session = await browser.newBrowserCDPSession();
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) => {
    for (const event of value) events.push(event as unknown as TraceEvent);
  });
  await session.send('Tracing.start', {
    traceConfig: { includedCategories: ['toplevel'] },
    transferMode: 'ReportEvents',
  });
  await act();
  const ended = new Promise((done) => session.once('Tracing.tracingComplete', done));
  await session.send('Tracing.end');
  await ended;
  await session.detach();
  return longestOf(events);
}

function longestOf(events: readonly TraceEvent[]): number {
  const pages = new Set(
    events
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(threadOf),
  );
  const works = events
    .filter((event) => event.ph === 'X' && event.name.endsWith('RunTask'))
    .filter((event) => pages.has(threadOf(event)))
    .map(({ tdur }) => (tdur ?? 0) / 1000);
  if (works.length === 0) throw new Error('The trace has no task of a page');
  return Math.max(...works);
}

const threadOf = ({ pid, tid }: TraceEvent): string => `${pid}/${tid}`;
