import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { accessibilityFaults } from '../support/axe.ts';
import { stackOrigin } from '../support/browser.ts';
import { endSessions } from '../support/sessions.ts';
import { useOwnCouncil } from '../support/own-council.ts';
import { heading, pageAt, useBrowser } from '../support/use-browser.ts';

const PASSWORD = 'Passw0rd!';
const { visit, visitAs } = useBrowser();

const hostOf = (council: string) => stackOrigin().replace('//localhost', `//${council}.localhost`);

/** Nothing stands around the page. */
async function expectBare(page: Page): Promise<void> {
  expect(await page.getByRole('banner').count()).toBe(0);
  expect(await page.locator('#sidebar').count()).toBe(0);
}

async function fillIn(page: Page, fields: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(fields)) {
    await page.getByLabel(label, { exact: true }).fill(value);
  }
}

async function logIn(
  page: Page,
  button: string,
  email: string,
  password = PASSWORD,
): Promise<void> {
  await fillIn(page, { Email: email, Password: password });
  await page.getByRole('button', { name: button, exact: true }).click();
}

describe('which council', () => {
  test('all are listed and the choice is kept; a council’s own host needs none, and an address of none says so', async () => {
    const page = await pageAt('/notifications', visit());
    await heading(page, 'Choose your council').waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await expectBare(page);
    await page.getByRole('button', { name: /Southwark/ }).click();
    await heading(page, 'Sign in').waitFor();
    await expectBare(page);
    await page.reload();
    await heading(page, 'Sign in').waitFor();
    expect(await page.title()).toContain('Southwark');

    await page.goto(`${hostOf('northbridge')}/sign-in`);
    await heading(page, 'Sign in').waitFor();
    expect(await page.title()).toMatch(/Northbridge/i);

    await page.goto(hostOf('nowhere'));
    await heading(page, 'Tenant is not found').waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
  });

  test('it can be changed by somebody signed in, whose session has not ended for that', async () => {
    const page = await pageAt('/notifications', visitAs('officer@newcastle.test'));
    await heading(page, 'Notifications').waitFor();
    await page.goto('/select-tenant');
    await page.getByRole('button', { name: /Southwark/ }).click();
    await heading(page, 'Sign in').waitFor();
    expect(await page.title()).toContain('Southwark');
  });
});

describe('staff', () => {
  test('sign in through the provider and come back to where they were', async () => {
    const page = await pageAt('/notifications', visit({ tenant: 'newcastle' }));
    await page.getByRole('button', { name: 'Sign in with Microsoft' }).click();
    await page.getByRole('button', { name: /officer@newcastle\.test/ }).click();
    await heading(page, 'Notifications').waitFor();
  });

  test('sign in with a demo account where the stack is local, at the second try, and out again', async () => {
    const page = await pageAt('/notifications', visit({ tenant: 'newcastle' }));
    await heading(page, 'Sign in').waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await logIn(page, 'Sign in', 'viewer@newcastle.test', 'not-it-at-all');
    const summary = page.getByRole('alert').filter({ hasText: 'Something went wrong' });
    await summary.getByRole('link', { name: 'Email or password is incorrect' }).waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    // An account of another council is none here.
    await logIn(page, 'Sign in', 'officer@southwark.test');
    await expect.poll(() => page.getByLabel('Password', { exact: true }).inputValue()).toBe('');
    await summary.getByRole('link', { name: 'Email or password is incorrect' }).waitFor();
    await logIn(page, 'Sign in', 'viewer@newcastle.test');
    await heading(page, 'Notifications').waitFor();
    expect(await page.getByText('Email or password is incorrect').count()).toBe(0);
    await page.getByRole('button', { name: /viewer/i }).click();
    await page.getByRole('menuitem', { name: 'Logout' }).click();
    await heading(page, 'Sign in').waitFor();
    await page.goto('/notifications');
    await heading(page, 'Sign in').waitFor();
  });
});

describe('consultation users', () => {
  test('a confirmed one goes on to the documents', async () => {
    const page = await pageAt('/consultations/login', visit({ tenant: 'newcastle', width: 390 }));
    await heading(page, 'Log in to take part').waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await logIn(page, 'Log in', 'resident@newcastle.test');
    await heading(page, 'All documents').waitFor();
    expect(new URL(page.url()).pathname).toBe('/p/document');
    expect(await accessibilityFaults(page)).toEqual([]);
  });

  test('sign up, read the mistakes, confirm by the e-mailed link, reset the password', async () => {
    const email = `new.${Date.now()}@people.test`;
    const page = await pageAt('/consultations/sign-up', visit({ tenant: 'southwark' }));
    await page.getByRole('button', { name: 'Create account' }).click();
    const summary = page.getByRole('alert').filter({ hasText: 'There is a problem' });
    await summary.getByRole('link', { name: 'Please enter your email' }).click();
    await expect.poll(() => page.locator(':focus').getAttribute('name')).toBe('email');
    expect(await accessibilityFaults(page)).toEqual([]);

    await fillIn(page, {
      Email: email,
      Password: 'first secret',
      'Password again': 'another secret',
      'First name': 'Zola',
      'Last name': 'Ngata-Ward',
    });
    await page.getByRole('button', { name: 'Create account' }).click();
    await summary.getByText('Passwords do not match').waitFor();
    await page.reload();
    await expect.poll(() => page.getByLabel('First name').inputValue()).toBe('Zola');
    await expect.poll(() => page.getByLabel('Password', { exact: true }).inputValue()).toBe('');

    await fillIn(page, { Password: 'first secret', 'Password again': 'first secret' });
    await page.getByRole('button', { name: 'Create account' }).click();
    await heading(page, 'Confirm your email').waitFor();
    await page.getByText(email).waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);

    await openMailedLink(page, email, /auth-action/);
    await heading(page, 'All documents').or(heading(page, 'Log in to take part')).waitFor();

    await page.goto('/consultations/password-reset');
    await page.getByLabel('Email', { exact: true }).fill(email);
    await page.getByRole('button', { name: 'Send link' }).click();
    await page.getByText('If there is an account with this email').waitFor();
    await openMailedLink(page, email, /resetPassword/);
    await fillIn(page, { 'New password': 'second secret', 'Password again': 'second secret' });
    await page.getByRole('button', { name: 'Save password' }).click();
    await heading(page, 'Log in to take part').waitFor();
    await logIn(page, 'Log in', email, 'second secret');
    await heading(page, 'All documents').waitFor();

    await page.goto('/consultations/auth-action?mode=verifyEmail&oobCode=nonsense');
    await heading(page, 'This link no longer works').waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
  });
});

/** Opens the local mailbox until the mail is there, and follows its link here. */
async function openMailedLink(page: Page, to: string, kind: RegExp): Promise<void> {
  const back = new URL(page.url());
  await expect
    .poll(
      async () => {
        await page.goto(`${stackOrigin()}/__mail?to=${encodeURIComponent(to)}`);
        return page.getByRole('link', { name: kind }).count();
      },
      { timeout: 60_000, interval: 1000 },
    )
    .toBeGreaterThan(0);
  const link = new URL(
    (await page.getByRole('link', { name: kind }).first().getAttribute('href')) ?? '',
  );
  await page.goto(back.origin + link.pathname + link.search);
}

describe('a session that ends', () => {
  const council = useOwnCouncil(0);
  const viewer = `viewer@${council}.test`;

  test('while working: says so, keeps what was typed, and brings it back', async () => {
    const page = await pageAt('/notifications', visitAs(viewer));
    await page.getByRole('button', { name: 'Leave feedback' }).click();
    await page.getByLabel('Your feedback').fill('The map is slow on the bus.');

    await endSessions(await visitAs(viewer), council);

    await heading(page, 'Your session has ended').waitFor({ timeout: 30_000 });
    expect(new URL(page.url()).pathname).toBe('/session-expired');
    await expectBare(page);
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.getByRole('link', { name: 'Sign in again' }).click();
    await page.getByText('You were signed out; what you typed is kept').waitFor();
    await logIn(page, 'Sign in', viewer);
    await heading(page, 'Notifications').waitFor();
    await page.getByRole('button', { name: 'Leave feedback' }).click();
    await expect
      .poll(() => page.getByLabel('Your feedback').inputValue())
      .toBe('The map is slow on the bus.');
  });
});
