import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { accessibilityFaults } from '../support/axe.ts';
import { stackOrigin } from '../support/browser.ts';
import { callAs } from '../support/call-as.ts';
import { useOwnCouncil } from '../support/own-council.ts';
import { emptyPage, heading, pageAt, useBrowser } from '../support/use-browser.ts';

const { visit, visitAs } = useBrowser();
const council = useOwnCouncil(1);

const MANAGER = '/consultations/representations';
const LETTER =
  'Dear Sir or Madam,\n\nThe field behind Mill Lane floods every winter.\n\nZebedee Quill';

/** What a call of the API answers. */
async function asked<T>(page: Page, method: string, path: string, input?: object): Promise<T> {
  const { status, body } = await callAs(page, council, method, `/consultations${path}`, input);
  if (status > 299) throw new Error(`${method} ${path}: ${status} ${JSON.stringify(body)}`);
  return (body as { result: T }).result;
}

/** A letter of Zebedee Quill, who lets text and name be published, as an officer registers it. */
async function registered(page: Page): Promise<number> {
  const { consultation } = await asked<{ consultation: { id: number } }>(page, 'POST', '/events', {
    name: 'Draft local plan',
    kind: 'Publication (regulation 19)',
    opensAt: '2026-03-02T09:00',
    closesAt: '2026-04-13T17:00',
  });
  const { contacts } = await asked<{ contacts: { id: number }[] }>(page, 'POST', '/contacts', {
    contacts: [{ firstName: 'Zebedee', lastName: 'Quill', email: 'zebedee@quill.test' }],
  });
  const { representation } = await asked<{ representation: { id: number } }>(
    page,
    'POST',
    '/representations',
    {
      consultationEventId: consultation.id,
      receivedDate: '2026-04-02',
      notAcknowledged: true,
      consent: 'Text only',
      text: LETTER,
      representee: { contactId: contacts[0]?.id },
    },
  );
  return representation.id;
}

const drawer = (page: Page, id: number) =>
  page.getByRole('dialog', { name: `Representation ${id}` });

it('a letter is redacted, answered, approved by another officer, published and read by the public', async () => {
  const officer = await emptyPage(visitAs(`officer@${council}.test`));
  const id = await registered(officer);

  await officer.goto(`${MANAGER}/editor?representationId=${id}`);
  const text = officer.getByRole('textbox', { name: 'Text of the representation' });
  await text.getByText('Zebedee Quill').click({ clickCount: 3 });
  await officer.getByRole('button', { name: 'Redact', exact: true }).first().click();
  const reason = officer.getByRole('dialog', { name: 'Redact' });
  await reason.getByRole('combobox').fill('NAM');
  await reason.getByRole('option', { name: 'Name' }).click();
  await reason.getByRole('button', { name: 'Redact' }).click();
  await officer.getByText('Saved', { exact: true }).waitFor();
  await officer.getByRole('button', { name: 'Public view' }).click();
  const read = officer.getByRole('region', { name: 'Public view' });
  await read.getByText('<Redacted name>').waitFor();
  expect(await read.textContent()).not.toContain('Zebedee');

  const { responses } = await asked<{ responses: { id: number; row_version: number }[] }>(
    officer,
    'POST',
    '/response',
    {
      responses: [
        {
          description: 'Drains',
          text: '<p>Dear {salutation},</p>',
          councilResponse: 'The drains of Mill Lane will be renewed.',
          representationIds: [id],
        },
      ],
    },
  );

  await officer.goto(`${MANAGER}/all?representationId=${id}`);
  await drawer(officer, id).getByRole('button', { name: 'Ask for approval' }).click();
  await officer.getByText('Representation now waits for approval').waitFor();
  await drawer(officer, id).getByText('Another officer than the one who asked').waitFor();

  const admin = await pageAt(
    `${MANAGER}/all?representationId=${id}`,
    visitAs(`admin@${council}.test`),
  );
  const [response] = responses;
  await asked(admin, 'PUT', `/response/${response?.id}/approval`, {
    row_version: response?.row_version,
  });
  await drawer(admin, id).getByRole('button', { name: 'Approve', exact: true }).click();
  await admin.getByText('Representation approved').waitFor();
  await drawer(admin, id).getByRole('button', { name: 'Publish' }).click();
  await admin.getByText('Representation published').waitFor();
  await drawer(admin, id).getByText('The public reads edition 1').waitFor();
  expect(await accessibilityFaults(admin)).toEqual([]);

  // A resident, signed in to nothing, with scripts off, on a phone.
  const browser = (await visit()).browser();
  const resident = await browser!.newContext({
    javaScriptEnabled: false,
    viewport: { width: 390, height: 844 },
    baseURL: stackOrigin().replace('localhost', `${council}.localhost`),
  });
  const page = await resident.newPage();
  await page.goto('/p/representations?q=floods');
  await page.getByText('1 representation', { exact: true }).waitFor();
  await page.getByRole('link', { name: `${id}, Name withheld` }).click();
  await heading(page, `Representation ${id}`).waitFor();
  await page.getByText('The field behind Mill Lane floods every winter.').waitFor();
  await page.getByText('<Redacted name>').waitFor();
  await page.getByText('The drains of Mill Lane will be renewed.').waitFor();
  expect(await page.content()).not.toMatch(/Zebedee|Quill/);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);

  await drawer(admin, id).getByRole('button', { name: 'Withdraw' }).click();
  await admin
    .getByRole('dialog', { name: 'Withdraw representation' })
    .getByRole('button', { name: 'Withdraw' })
    .click();
  await admin.getByText('Representation withdrawn').waitFor();
  await page.reload();
  await page.getByText('This page is not here').waitFor();
  await resident.close();
});
