import { readFile } from 'node:fs/promises';
import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { accessibilityFaults } from '../support/axe.ts';
import { approveAnswers, askedOf, publishQuestions } from '../support/asked-document.ts';
import { sharedBrowser, stackOrigin } from '../support/browser.ts';
import { useOwnCouncil } from '../support/own-council.ts';
import { emptyPage, heading, useBrowser } from '../support/use-browser.ts';

const { visit, visitAs } = useBrowser();
const council = useOwnCouncil(2);
const PASSWORD = 'first secret';

const question = (page: Page, at: number) => page.locator('.block.question').nth(at);
const submitted = (page: Page, at: number) =>
  question(page, at).getByText('Your answer has been submitted', { exact: true }).waitFor();

/** A slow phone's line: 150 ms, 1.6 Mbit/s down and 0.75 up. */
async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 200_000,
    uploadThroughput: 94_000,
  });
}

/** Goes on by Tab until this has the focus, as a reader without a mouse does. */
async function tabTo(page: Page, what: Locator, key = 'Tab'): Promise<void> {
  await what.waitFor();
  const hasFocus = () => what.evaluate((element) => element === document.activeElement);
  for (let pressed = 0; pressed < 200 && !(await hasFocus()); pressed += 1)
    await page.keyboard.press(key);
  // Whoever comes to it sees that they did.
  expect(await what.evaluate((element) => element.matches(':focus-visible'))).toBe(true);
}
async function press(page: Page, what: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, what);
  await page.keyboard.press(key);
}
async function typeInto(page: Page, what: Locator, words: string): Promise<void> {
  await tabTo(page, what);
  await page.keyboard.type(words);
}

const mailbox = async (email: string) =>
  (await fetch(`${stackOrigin()}/__mail?to=${encodeURIComponent(email)}`)).text();
async function mailed(email: string, link: RegExp): Promise<string> {
  await expect.poll(() => mailbox(email), { timeout: 30_000 }).toMatch(link);
  return (link.exec(await mailbox(email))?.[0] ?? '').replaceAll('&amp;', '&');
}

/** Follows the document's own link to an account, and confirms it by the mail that comes. */
async function signUp(page: Page, email: string, address: string): Promise<Page> {
  await press(page, page.getByRole('link', { name: 'Log in' }).first());
  await heading(page, 'Log in to take part').waitFor();
  await press(page, page.getByRole('link', { name: 'Sign up' }));
  await heading(page, 'Sign up to take part').waitFor();
  await typeInto(page, page.getByLabel('Email', { exact: true }), email);
  await typeInto(page, page.getByLabel('Password', { exact: true }), PASSWORD);
  await typeInto(page, page.getByLabel('Password again', { exact: true }), PASSWORD);
  await typeInto(page, page.getByLabel('First name', { exact: true }), 'Zola');
  await typeInto(page, page.getByLabel('Last name', { exact: true }), 'Ngata-Ward');
  await page.keyboard.press('Enter');
  await heading(page, 'Confirm your email').waitFor();
  // A mail opens its links in a tab of their own, which leads back to the document all the same.
  const link = await mailed(email, /https?:[^\s"<]*auth-action[^\s"<]*/);
  const tab = await page.context().newPage();
  await slowDown(tab);
  await tab.goto(link);
  // At the question where one asked to log in.
  await tab.waitForURL(({ href, hash }) => href === `${address}${hash}` && hash !== '');
  await page.close();
  return tab;
}

it('a resident signs up, answers, asks for a receipt and edits, by keyboard alone on a slow phone; their agent answers for two clients', async () => {
  const officer = await emptyPage(visitAs(`officer@${council}.test`));
  const { id, questionIds, close } = await publishQuestions(officer, council);
  // The council's own host, as residents have it and as its mails name it.
  const origin = stackOrigin().replace('//localhost', `//${council}.localhost`);
  const address = `${origin}/p/document/${id}`;

  // Reading takes no script.
  const browser = await sharedBrowser({});
  const reader = await browser.newPage({
    javaScriptEnabled: false,
    viewport: { width: 390, height: 844 },
  });
  await reader.goto(address);
  for (const words of ['How many homes?', 'What is needed?', 'Why?', 'Do you support it?'])
    await reader.getByText(words).first().waitFor();
  await reader.close();

  const email = `zola.${Date.now()}@people.test`;
  const first = await emptyPage(visit({ width: 390 }));
  await slowDown(first);
  await first.goto(address);
  const page = await signUp(first, email, address);

  const homes = question(page, 0);
  await homes.getByLabel('More').waitFor();
  await expect.poll(() => homes.getByLabel('More').isEnabled()).toBe(true);
  await press(page, homes.getByLabel('More'), 'Space');
  await page.keyboard.press('ArrowDown');
  expect(await homes.getByLabel('Fewer').isChecked()).toBe(true);
  await press(page, homes.getByRole('button', { name: 'Submit' }));
  await submitted(page, 0);
  await press(page, question(page, 1).getByLabel('Buses'), 'Space');
  await press(page, question(page, 1).getByRole('button', { name: 'Submit' }));
  await submitted(page, 1);
  await typeInto(page, page.getByRole('textbox', { name: 'Why?' }), 'It floods');
  await press(page, question(page, 2).getByRole('button', { name: 'Submit' }));
  await submitted(page, 2);
  // Of a map, without a mouse: sites are a list, too.
  const sites = question(page, 3);
  await press(page, sites.getByRole('combobox').first(), 'ArrowDown');
  await press(page, sites.getByLabel('Yes', { exact: true }), 'Space');
  await page.keyboard.press('ArrowDown');
  await typeInto(page, sites.getByRole('textbox', { name: /comment/i }), 'The lane is narrow');
  await press(page, sites.getByRole('button', { name: 'Submit' }));
  await submitted(page, 3);
  await page.getByText('Answered 4 of 4').waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);

  await press(page, page.getByRole('button', { name: 'Send me a copy of my answers' }));
  await page.getByText(`A copy is on its way to ${email}`).waitFor();
  await mailed(email, /The lane is narrow/);
  await tabTo(page, homes.getByRole('button', { name: 'Edit answer' }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await press(page, homes.getByLabel('Fewer'), 'ArrowUp');
  await press(page, homes.getByRole('button', { name: 'Submit' }));
  await homes.getByRole('listitem').getByText('More').waitFor();

  // For two clients, as their agent.
  await page.goto(`${address}/my-clients`);
  await press(page, page.getByLabel('A client’s, as their agent'), 'Space');
  await press(page, page.getByRole('button', { name: 'Save', exact: true }));
  for (const name of ['Cedar Homes', 'Birch Estates']) {
    await typeInto(page, page.getByLabel('Name of the client'), name);
    await page.keyboard.press('Enter');
    await page.getByText(`${name} is added`).waitFor();
  }
  for (const [name, said] of [
    ['Cedar Homes', 'Cedar says more'],
    ['Birch Estates', 'Birch says fewer'],
  ] as const) {
    await page.goto(`${address}#${questionIds[2]}`);
    await page.getByLabel('On behalf of', { exact: true }).selectOption(name);
    const why = page.getByRole('textbox', { name: 'Why?' });
    await expect.poll(() => why.isEnabled()).toBe(true);
    await typeInto(page, why, said);
    await press(page, question(page, 2).getByRole('button', { name: 'Submit' }));
    await submitted(page, 2);
    await question(page, 2).getByText(`For ${name}`, { exact: true }).waitFor();
  }

  // A machine that presses keys answers faster than anybody reads.
  await approveAnswers(officer, council, id);
  await close();
  await officer.goto(`/documents/${id}/answers`);
  await officer.getByText('3 respondents').waitFor();
  await officer.getByRole('button', { name: 'Save answers', exact: true }).press('Enter');
  const [file] = await Promise.all([
    officer.waitForEvent('download'),
    officer.getByRole('menuitem', { name: 'One row a person (CSV)' }).press('Enter'),
  ]);
  const [, ...people] = (await readFile(await file.path(), 'utf8')).trim().split('\r\n');
  expect(people).toHaveLength(3);
  const rowOf = (words: string) => people.filter((row) => row.includes(words));
  expect(rowOf('It floods')).toEqual([expect.stringMatching(/More.*Buses.*The lane is narrow/)]);
  expect(rowOf('Cedar says more')).toEqual([expect.stringContaining('Cedar Homes')]);
  expect(rowOf('Birch says fewer')).toEqual([expect.stringContaining('Birch Estates')]);

  await officer.getByRole('button', { name: 'Register as representations' }).press('Enter');
  await officer
    .getByRole('dialog')
    .getByRole('button', { name: 'Register as representations' })
    .press('Enter');
  await officer.getByText('3 of 3 registered as representations').waitFor({ timeout: 60_000 });
  const { answers } = await askedOf<{ answers: unknown[] }>(
    officer,
    council,
    'GET',
    `/documents/${id}/answers/list`,
  );
  expect(answers.length).toBeGreaterThan(0);
}, 300_000);
