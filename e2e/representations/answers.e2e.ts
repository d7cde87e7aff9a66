import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { accessibilityFaults } from '../support/axe.ts';
import { stackOrigin } from '../support/browser.ts';
import { callAs } from '../support/call-as.ts';
import { useOwnCouncil } from '../support/own-council.ts';
import { heading, pageAt, useBrowser } from '../support/use-browser.ts';

const { visitAs } = useBrowser();
const council = useOwnCouncil(1);

const MANAGER = '/consultations/representations/all';
const RESPONSES = '/consultations/response-manager';
const EMAIL = `ada@${council}.example`;
const as = (who: string, path: string) => pageAt(path, visitAs(`${who}@${council}.test`));
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });

/** Registers two representations of one contact, as a colleague would have; gives their references. */
async function registered(page: Page): Promise<number[]> {
  const post = async (path: string, body: object) => {
    const answer = await callAs(page, council, 'POST', path, body);
    return (answer.body as { result: Record<string, { id: number }[] & { id: number }> }).result;
  };
  const { consultation } = await post('/consultations/events', {
    // Tried again, it begins with another.
    name: `Draft local plan ${Date.now()}`,
    kind: 'Publication (regulation 19)',
    opensAt: '2026-03-02T09:00',
    closesAt: '2026-04-13T17:00',
  });
  const { contacts } = await post('/consultations/contacts', {
    contacts: [{ title: 'Ms', firstName: 'Ada', lastName: 'Marsh', email: EMAIL }],
  });
  const ids: number[] = [];
  for (const text of ['The lane floods.', 'The bridge is weak.']) {
    const { representation } = await post('/consultations/representations', {
      consultationEventId: consultation?.id,
      receivedDate: '2026-04-02',
      notAcknowledged: true,
      attitude: 'Oppose',
      text,
      representee: { contactId: contacts?.[0]?.id },
    });
    ids.push(representation?.id ?? 0);
  }
  return ids;
}

it('two representations are answered with one response, which a second officer approves and sends', async () => {
  const page = await as('officer', MANAGER);
  await heading(page, 'Representations').waitFor();
  const [first, second] = await registered(page);
  await page.reload();
  const rows = page.locator('tr[data-row]');
  await expect.poll(() => rows.count()).toBe(2);
  for (const at of [0, 1]) await rows.nth(at).getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Respond', exact: true }).click();

  const flow = dialog(page, 'New response');
  await flow.getByText('Step 1 of 2: Pick or create a response').waitFor();
  await flow.getByRole('button', { name: 'Next', exact: true }).click();
  await flow.getByText('Please choose one').first().waitFor();
  await flow.getByLabel('Write a new response').check();
  await flow.getByRole('button', { name: 'Next', exact: true }).click();

  await flow.getByText('Step 2 of 2: Edit the response').waitFor();
  const references = flow.getByLabel('Answers representations');
  expect((await references.inputValue()).split(', ').map(Number).sort()).toEqual([first, second]);
  const text = flow.getByRole('textbox', { name: 'Response', exact: true });
  await text.click();
  await page.keyboard.type('Dear ');
  await flow.getByRole('button', { name: 'Insert' }).click();
  await page.getByRole('menuitem', { name: 'How to address them' }).click();
  await page.keyboard.type(', {if oppose}we note that you object{nothing}.{end}');
  await flow.getByRole('button', { name: 'Save response' }).click();
  await flow.getByText('Please enter a title').first().waitFor();
  await flow.getByLabel('Title').fill('Objections to the lane');
  await flow.getByLabel('Council response').fill('The policy is amended.');
  await flow.getByRole('button', { name: 'Save response' }).click();
  await flow.getByText('There is no placeholder {nothing}').first().waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);

  // Going back and forth loses nothing.
  await flow.getByRole('button', { name: 'Back' }).click();
  await flow.getByRole('button', { name: 'Next', exact: true }).click();
  await text.filter({ hasText: '{salutation}' }).click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('Dear {salutation}, {if oppose}we note that you object.{end}');
  await flow.getByText('Preview', { exact: true }).click();
  await flow.getByText('Dear Ms Marsh, we note that you object.').waitFor();
  await flow.getByText(`By email to Ms Ada Marsh (${EMAIL})`).waitFor();
  await flow.getByRole('button', { name: 'Save response' }).click();
  await page.getByText('Operation successful').waitFor();
  await flow.waitFor({ state: 'detached' });
  await expect.poll(() => rows.getByText('Response drafted').count()).toBe(2);

  await rows.first().getByRole('button').first().press('Enter');
  const opened = page.getByRole('dialog', { name: /^Representation \d+$/ });
  // What loads above it moves it.
  await opened.getByRole('link', { name: 'Objections to the lane' }).waitFor();
  await opened.getByText('Not published.').waitFor();
  await opened.getByText('Timeline', { exact: true }).click();
  await opened
    .getByRole('listitem')
    .filter({ hasText: 'Status: Received → Response drafted' })
    .first()
    .waitFor();
  await opened.getByRole('link', { name: 'Objections to the lane' }).click();
  const own = dialog(page, 'Objections to the lane');
  await own.getByText('You wrote some of it, so somebody else has to approve it.').waitFor();
  expect(await own.getByRole('button', { name: 'Approve', exact: true }).count()).toBe(0);

  const colleague = await as('admin', RESPONSES);
  await heading(colleague, 'Response manager').waitFor();
  expect(await accessibilityFaults(colleague)).toEqual([]);
  await colleague.getByRole('button', { name: 'Objections to the lane' }).click();
  const response = dialog(colleague, 'Objections to the lane');
  // The editor, which loads by itself, moves what stands around it.
  await response.getByRole('textbox', { name: 'Response', exact: true }).waitFor();
  await response.getByRole('button', { name: 'Approve', exact: true }).click();
  await response.getByText('Approved by Demo Administrator').waitFor();
  await response.getByRole('button', { name: 'Withdraw approval' }).click();
  await response.getByRole('button', { name: 'Approve', exact: true }).click();
  await response.getByRole('button', { name: 'Send', exact: true }).click();
  await dialog(colleague, 'Send this response?')
    .getByRole('button', { name: 'Send', exact: true })
    .click();
  await expect.poll(() => response.getByText('Sent', { exact: true }).count()).toBeGreaterThan(2);
  expect(await accessibilityFaults(colleague)).toEqual([]);

  const mails = await (
    await fetch(`${stackOrigin()}/__mail?to=${encodeURIComponent(EMAIL)}`)
  ).text();
  expect(mails.match(/we note that you object/g)).toHaveLength(2);
  const after = await as('viewer', MANAGER);
  await expect.poll(() => after.locator('tr[data-row]').getByText('Response sent').count()).toBe(2);
});
