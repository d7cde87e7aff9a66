import { createTransport } from 'nodemailer';
import type { Sender } from './mail.ts';

/** Sends through any SMTP server; a repeat has the same Message-ID, by which mailboxes recognise duplicates. */
export function smtpSender({ url, from }: { url: string; from: string }): Sender {
  const transport = createTransport(url);
  return async ({ to, subject, text, replyTo, reference }) => {
    const domain = from.split('@')[1]?.split('>', 1)[0] ?? 'localhost';
    await transport.sendMail({
      from,
      to,
      subject,
      text,
      messageId: `<${reference}@${domain}>`,
      ...(replyTo ? { replyTo } : {}),
    });
  };
}
