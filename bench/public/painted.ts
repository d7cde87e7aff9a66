import type { Browser } from 'playwright-core';

export interface Painted {
  /** When the largest part in sight was painted, in ms. */
  largest: number;
  /** How much moved by itself (cumulative layout shift). */
  shifted: number;
  /** What did, as its HTML begins. */
  shiftedParts: string[];
  /** Bytes of script that had come by then. */
  scriptBefore: number;
}

const SIZE = { width: 390, height: 844 };

/** Opens a page in a browser that has never seen it, at a phone's size. */
export async function painted(browser: Browser, address: string): Promise<Painted> {
  const context = await browser.newContext({ viewport: SIZE });
  try {
    const page = await context.newPage();
    await page.goto(address, { waitUntil: 'load' });
    // The last candidate is told once everything in sight is there.
    await page.waitForLoadState('networkidle');
    return await page.evaluate(async () => {
      const told = (type: string) =>
        new Promise<PerformanceEntry[]>((resolve) => {
          const seen: PerformanceEntry[] = [];
          new PerformanceObserver((list) => seen.push(...list.getEntries())).observe({
            type,
            buffered: true,
          });
          requestAnimationFrame(() => setTimeout(() => resolve(seen), 50));
        });
      const largest = (await told('largest-contentful-paint')).at(-1)?.startTime ?? 0;
      const shifts = (await told('layout-shift')) as (PerformanceEntry & {
        value: number;
        sources: { node: Node | null }[];
      })[];
      const beginning = (node: Node | null) =>
        node instanceof Element ? node.outerHTML.slice(0, 120) : (node?.nodeName ?? 'gone');
      const scripts = (
        performance.getEntriesByType('resource') as PerformanceResourceTiming[]
      ).filter(
        ({ initiatorType, responseEnd }) => initiatorType === 'script' && responseEnd < largest,
      );
      return {
        largest,
        shifted: shifts.reduce((sum, { value }) => sum + value, 0),
        shiftedParts: shifts.flatMap(({ sources }) => sources.map(({ node }) => beginning(node))),
        scriptBefore: scripts.reduce((sum, { transferSize }) => sum + transferSize, 0),
      };
    });
  } finally {
    await context.close();
  }
}
