import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { letterPdf } from '../../functions/src/consultation/attachments/testing/letter-pdf.ts';
import { accessibilityFaults } from '../support/axe.ts';
import { callAs } from '../support/call-as.ts';
import { useOwnCouncil } from '../support/own-council.ts';
import { emptyPage, useBrowser } from '../support/use-browser.ts';

const { visitAs } = useBrowser();
const council = useOwnCouncil(1);

/** What a call of the API answers. */
async function asked<T>(page: Page, method: string, path: string, input?: object): Promise<T> {
  const { status, body } = await callAs(page, council, method, `/consultations${path}`, input);
  if (status > 299) throw new Error(`${method} ${path}: ${status} ${JSON.stringify(body)}`);
  return (body as { result: T }).result;
}

async function registered(page: Page): Promise<number> {
  const { consultation } = await asked<{ consultation: { id: number } }>(page, 'POST', '/events', {
    name: 'Draft local plan',
    kind: 'Publication (regulation 19)',
    opensAt: '2026-03-02T09:00',
    closesAt: '2026-04-13T17:00',
  });
  const { representation } = await asked<{ representation: { id: number } }>(
    page,
    'POST',
    '/representations',
    {
      consultationEventId: consultation.id,
      receivedDate: '2026-04-02',
      notAcknowledged: true,
      text: 'Please see my letter.',
    },
  );
  return representation.id;
}

/** Presses Tab until the focus is on what has this name. */
async function tabTo(page: Page, name: string): Promise<void> {
  const focused = () =>
    page.evaluate(() => {
      const { activeElement } = document;
      return activeElement?.getAttribute('aria-label') ?? activeElement?.textContent ?? '';
    });
  for (let presses = 0; presses < 60; presses++) {
    if ((await focused()) === name) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not lead to ${name}`);
}

it('an attachment is uploaded, redacted by keyboard alone and read as a copy', async () => {
  const officer = await emptyPage(visitAs(`officer@${council}.test`));
  const id = await registered(officer);
  await officer.goto(`/consultations/representations/all?representationId=${id}`);
  const section = officer.getByRole('region', { name: 'Attachments' });
  await section.getByText('No attachments').waitFor();
  await section.getByLabel('Choose files').setInputFiles({
    name: 'Letter of Zebedee.pdf',
    mimeType: 'application/pdf',
    buffer: letterPdf('Zebedee Quill'),
  });
  const redact = section.getByRole('button', { name: 'Redact attachment 1' });
  await redact.waitFor();
  await section.getByText('No redacted copy yet').waitFor();
  expect(await accessibilityFaults(officer)).toEqual([]);

  await redact.focus();
  await officer.keyboard.press('Enter');
  const drawing = officer.getByRole('dialog', { name: 'Redact attachment 1' });
  await drawing.getByText('Page 1 of 2', { exact: true }).waitFor();
  await tabTo(officer, 'Add box');
  await officer.keyboard.press('Enter');
  for (let presses = 0; presses < 38; presses++) await officer.keyboard.press('ArrowDown');
  for (let presses = 0; presses < 20; presses++) await officer.keyboard.press('Shift+ArrowRight');
  await drawing
    .getByRole('button', {
      name: 'Box 1 on page 1: name, 10% from the left, 48% from the top, 50% wide, 4% high',
    })
    .waitFor();
  await tabTo(officer, 'Next page');
  await officer.keyboard.press('Enter');
  await drawing.getByText('Page 2 of 2', { exact: true }).waitFor();
  await tabTo(officer, 'Add box');
  await officer.keyboard.press('Enter');
  await drawing.getByRole('button', { name: 'Delete Box 2 on page 2: name' }).waitFor();
  await officer.keyboard.press('Delete');
  await drawing
    .getByRole('button', { name: 'Delete Box 2 on page 2: name' })
    .waitFor({ state: 'detached' });
  expect(await accessibilityFaults(officer)).toEqual([]);
  await tabTo(officer, 'Save and make the copy');
  await officer.keyboard.press('Enter');
  await drawing.waitFor({ state: 'detached' });
  await section.getByText('Redacted copy: 2 pages').waitFor();

  const [attachment] = (
    await asked<{ attachments: { id: number }[] }>(
      officer,
      'GET',
      `/representations/${id}/attachments`,
    )
  ).attachments;
  const path = `/representations/${id}/attachments/${attachment?.id}/boxes`;
  expect(await asked(officer, 'GET', path)).toEqual({
    boxes: [{ page: 1, x: 0.1, y: 0.48, width: 0.5, height: 0.04, kind: 'name' }],
    version: 1,
  });

  const viewer = await emptyPage(visitAs(`viewer@${council}.test`, { width: 390 }));
  await viewer.goto(`/consultations/representations/all?representationId=${id}`);
  const seen = viewer.getByRole('region', { name: 'Attachments' });
  await seen.getByRole('button', { name: 'Open the redacted copy of attachment 1' }).waitFor();
  expect(await seen.textContent()).not.toMatch(/Zebedee|Redact attachment|Choose files/);
  expect(await accessibilityFaults(viewer)).toEqual([]);
});
