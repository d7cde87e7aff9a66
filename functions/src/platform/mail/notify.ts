import { NotifyClient } from 'notifications-node-client';
import type { Sender } from './mail.ts';

interface NotifySettings {
  apiKey: string;
  /** A template of the council's service whose subject is ((subject)) and whose message is ((text)). */
  templateId: string;
}

/** Through GOV.UK Notify, which councils use for free. */
export function notifySender({ apiKey, templateId }: NotifySettings): Sender {
  const client = new NotifyClient(apiKey);
  return async ({ to, subject, text, reference }) => {
    await client.sendEmail(templateId, to, { personalisation: { subject, text }, reference });
  };
}
