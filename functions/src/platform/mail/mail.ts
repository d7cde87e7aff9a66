import { config } from '../config.ts';

/** One e-mail as text. The reference is the outbox event's id, the same when a job is run again. */
export interface Mail {
  reference: string;
  tenant: string;
  to: string;
  subject: string;
  text: string;
  /** The council's address for answers, where it has one. */
  replyTo?: string | undefined;
}

/** A way out: GOV.UK Notify, an SMTP server, or the local mailbox shown at /__mail. */
export type Sender = (mail: Mail) => Promise<void>;

/** Sends by the configured way; throws where the service refuses, and the job is tried again. */
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
