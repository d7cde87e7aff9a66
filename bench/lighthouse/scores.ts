import lighthouse from 'lighthouse';

const ROUNDS = 3;
/** The port on which the browser that is measured takes Lighthouse's commands. */
export const DEBUGGING_PORT = 9333;
/**
 * Live news keep one request open for as long as the page is, so Lighthouse never sees the quiet network it waits
 * for: without a limit it waits 45 s in every run, and longer on a busy machine.
 */
const LOAD_TIMEOUT_MS = 20_000;

export interface Scores {
  performance: number;
  accessibility: number;
  largestPaint: string;
  failing: string[];
}

/** Lighthouse's own settings for a desktop; without any it measures a phone on a slow line. */
const DESKTOP = {
  formFactor: 'desktop',
  screenEmulation: {
    mobile: false,
    width: 1440,
    height: 900,
    deviceScaleFactor: 1,
    disabled: false,
  },
  throttling: {
    rttMs: 40,
    throughputKbps: 10_240,
    cpuSlowdownMultiplier: 1,
    requestLatencyMs: 0,
    downloadThroughputKbps: 0,
    uploadThroughputKbps: 0,
  },
} as const;

/** One Lighthouse run (simulated throttling); scores out of 100. */
async function audit(url: string, device: 'desktop' | 'phone', cookie?: string): Promise<Scores> {
  const result = await lighthouse(url, {
    port: DEBUGGING_PORT,
    onlyCategories: ['performance', 'accessibility'],
    ...(device === 'desktop' ? DESKTOP : {}),
    ...(cookie ? { extraHeaders: { Cookie: cookie } } : {}),
    maxWaitForLoad: LOAD_TIMEOUT_MS,
    logLevel: 'error',
  });
  if (!result) throw new Error(`Lighthouse gave nothing for ${url}`);
  const { categories, audits } = result.lhr;
  const refs = categories['accessibility']?.auditRefs ?? [];
  return {
    performance: Math.round((categories['performance']?.score ?? 0) * 100),
    accessibility: Math.round((categories['accessibility']?.score ?? 0) * 100),
    largestPaint: audits['largest-contentful-paint']?.displayValue ?? '?',
    failing: refs.filter((ref) => audits[ref.id]?.score === 0).map((ref) => ref.id),
  };
}

/** The median by performance of three Lighthouse runs in the browser that listens at `DEBUGGING_PORT`. */
export async function lighthouseScores(
  url: string,
  device: 'desktop' | 'phone',
  cookie?: string,
): Promise<Scores> {
  const runs: Scores[] = [];
  for (let round = 0; round < ROUNDS; round += 1) runs.push(await audit(url, device, cookie));
  return runs.toSorted((a, b) => a.performance - b.performance)[Math.floor(ROUNDS / 2)] as Scores;
}

/** A line that tells scores. */
export function toldScores({ performance, accessibility, largestPaint, failing }: Scores): string {
  const faults = failing.length > 0 ? `  failing: ${failing.join(', ')}` : '';
  return `performance ${performance}  accessibility ${accessibility}  largest paint ${largestPaint}${faults}`;
}
