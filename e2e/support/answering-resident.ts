import type { Page } from 'playwright-core';
import { askedOf, publishQuestions } from './asked-document.ts';
import { stackOrigin } from './browser.ts';
import { useOwnCouncil } from './own-council.ts';
import { emptyPage, useBrowser } from './use-browser.ts';

/** A council of the file’s own, with documents that its resident has begun to answer. */
export function answeringResident() {
  const { visit, visitAs } = useBrowser();
  const council = useOwnCouncil(2);
  const RESIDENT = `resident@${council}.test`;
  const OFFICER = `officer@${council}.test`;

  const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
  const cardOf = (page: Page, question: string) =>
    page
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { level: 2, name: question }) });
  const answer = (more: object) => ({
    text: '',
    chosen: [],
    conditionalText: '',
    siteComment: '',
    parts: [],
    ...more,
  });
  const mailbox = async () =>
    (await fetch(`${stackOrigin()}/__mail?to=${encodeURIComponent(RESIDENT)}`)).text();

  /** A document of the officer's, with the resident's page and their answer to the first question. */
  async function answered(width = 1440) {
    const document = await publishQuestions(await emptyPage(visitAs(OFFICER)), council);
    const page = await emptyPage(visitAs(RESIDENT, { width }));
    const submit = (at: number, more: object) =>
      askedOf(
        page,
        council,
        'PUT',
        `/documents/${document.id}/questions/${document.questionIds[at]}/answer`,
        { version: 0, answer: answer(more) },
      );
    await submit(0, { chosen: ['other'], conditionalText: 'Ninety' });
    return { ...document, page, submit, path: `/p/document/${document.id}` };
  }
  return { visit, visitAs, council, RESIDENT, OFFICER, button, cardOf, mailbox, answered };
}
