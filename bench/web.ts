import { chromium } from 'playwright-core';
import { closePool } from '../functions/src/platform/pool.ts';
import { SESSION_COOKIE } from '../functions/src/platform/session-cookie.ts';
import { SHELL_LIMIT_KB, shellWeight } from '../scripts/build/shell-weight.ts';
import { buildWeb } from '../scripts/build/web.ts';
import { CHROMIUM_FLAGS, findChromium } from '../scripts/local/chromium.ts';
import { freePorts } from '../scripts/local/ports.ts';
import { startStack } from '../scripts/local/stack.ts';
import { DEBUGGING_PORT, lighthouseScores, toldScores } from './lighthouse/scores.ts';
import { measureLongList } from './web/long-list.ts';
import type { Part } from './web/part.ts';
import { measureSiteHeading } from './web/site-heading.ts';
import { sessionCookieFor } from '../scripts/tenant/sign-in.ts';

const LIST_SITES = Number(process.env.BENCH_SITES ?? '100000');

async function origin(): Promise<{ origin: string; stop: () => Promise<void> }> {
  if (process.env.STACK_ORIGIN)
    return { origin: process.env.STACK_ORIGIN, stop: async () => undefined };
  const stack = await startStack({ ports: await freePorts(), data: 'memory', report: console.log });
  Object.assign(process.env, stack.env);
  return { origin: stack.origin, stop: stack.stop };
}

await buildWeb();
const shell = shellWeight();
console.log(
  `shell, first load: ${shell.kb.toFixed(1)} kB gzipped JavaScript in ${shell.files} files (limit ${SHELL_LIMIT_KB})`,
);

const stack = await origin();
const browser = await chromium.launch({
  executablePath: findChromium(),
  args: [...CHROMIUM_FLAGS, `--remote-debugging-port=${DEBUGGING_PORT}`],
});
try {
  const council = stack.origin.replace('//localhost', '//northbridge.localhost');
  const cookie = `${SESSION_COOKIE}=${await sessionCookieFor('officer@northbridge.test', 'northbridge')}`;
  const pages = [
    ['sign-in', `${council}/sign-in`, undefined],
    ['search', `${council}/map`, cookie],
  ] as const;
  for (const [name, url, session] of pages) {
    const scores = await lighthouseScores(url, 'desktop', session);
    console.log(`${name.padEnd(8)} ${toldScores(scores)}`);
  }
  const heading = await measureSiteHeading(browser, stack.origin, {
    council: 'northbridge',
    cookie,
  });
  console.log(
    `site     its name after ${heading.first.toFixed(0)} ms at the first visit, ${heading.again.toFixed(0)} ms later`,
  );
  const list = await measureLongList(browser, stack.origin, LIST_SITES);
  console.log(
    `list of ${list.sites.toLocaleString('en-GB')} sites  all arrived after ${(list.arrived / 1000).toFixed(1)} s`,
  );
  // The browser does not report tasks under 50 ms.
  const longest = ({ task, work }: Part) =>
    `longest task ${task === 0 ? 'under 50 ms' : `${task.toFixed(0)} ms`}, longest work in one ${work.toFixed(0)} ms`;
  console.log(`  while they arrive     ${longest(list.arriving)}`);
  console.log(`  while it is scrolled  ${longest(list.scrolling)}`);
  console.log(
    `  while it is worked    ${longest(list.working)}, slowest interaction (INP) ${list.working.interaction.toFixed(0)} ms`,
  );
  console.log(`table of the same, 100 rows a page`);
  console.log(`  while it is scrolled  ${longest(list.table.scrolling)}`);
  console.log(`  while pages turn      ${longest(list.table.turning)}`);
} finally {
  await browser.close();
  await closePool();
  await stack.stop();
}
if (shell.kb >= SHELL_LIMIT_KB) {
  console.error(`The shell is over ${SHELL_LIMIT_KB} kB.`);
  process.exitCode = 1;
}
