import { config } from '../config.ts';

/** A plain-text e-mail. The reference is the outbox event's id, which stays the same when the job is retried. */
export interface Mail {
  reference: string;
  tenant: string;
  to: string;
  subject: string;
  text: string;
  /** The council's reply-to address, if it has one. */
  replyTo?: string | undefined;
}

/** A transport: GOV.UK Notify, an SMTP server, or the local mailbox shown at /__mail. */
export type Sender = (mail: Mail) => Promise<void>;

/** Sends by the configured transport; throws if the service rejects the mail, and the job is retried. */
export async function sendMail(mail: Mail): Promise<void> {
  await (
    await sender()
  )(mail);
}

async function sender(): Promise<Sender> {
  const way = config().mail;
  if (way.kind === 'notify') return (await import('./notify.ts')).notifySender(way);
  if (way.kind === 'smtp') return (await import('./smtp.ts')).smtpSender(way);
  return (await import('./mailbox.ts')).keepInMailbox;
}
