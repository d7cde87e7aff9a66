import type { Express } from 'express';
import { config } from '../config.ts';
import { answerError } from '../answer-error.ts';
import { escapeHtml, htmlPage } from '../html.ts';
import { newestMails, type KeptMail } from './mailbox.ts';

/** GET /__mail (optional ?to=address): the newest e-mails with their links; only where e-mails stay local. */
export function serveMailbox(app: Express): void {
  if (config().mail.kind !== 'mailbox') return;
  app.get('/__mail', async (request, response) => {
    try {
      const to = typeof request.query.to === 'string' ? request.query.to : undefined;
      response.setHeader('cache-control', 'no-store');
      response.type('html').send(mailboxPage(await newestMails(to)));
    } catch (error) {
      answerError(error, request, response);
    }
  });
}

function mailboxPage(mails: KeptMail[]): string {
  const list =
    mails.length === 0 ? '<p>No mail has been sent yet.</p>' : mails.map(article).join('\n');
  return htmlPage({
    title: 'Local mailbox',
    body: `<h1>Local mailbox</h1>\n<p>Mails stay on this machine. The newest come first.</p>\n${list}`,
  });
}

function article({ reference, tenant, recipient, subject, body, sent_at }: KeptMail): string {
  return `<article aria-labelledby="m-${reference}">
<h2 id="m-${reference}">${escapeHtml(subject)}</h2>
<p>To ${escapeHtml(recipient)} · ${escapeHtml(tenant)} · <time datetime="${sent_at}">${sent_at.slice(0, 19).replace('T', ' ')} UTC</time></p>
<p class="mail">${withLinks(body)}</p>
</article>`;
}

function withLinks(body: string): string {
  return escapeHtml(body).replaceAll(
    /https?:\/\/[^\s<]+/g,
    (link) => `<a href="${link}">${link}</a>`,
  );
}
