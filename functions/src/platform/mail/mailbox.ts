import { sql, withPlatform } from '../db.ts';
import type { Mail } from './mail.ts';

/** Stores the e-mail for /__mail; a repeat of the same event has no effect. */
export async function keepInMailbox({ reference, tenant, to, subject, text }: Mail): Promise<void> {
  await withPlatform((tx) =>
    sql`insert into mailbox (reference, tenant, recipient, subject, body)
        values (${reference}, ${tenant}, ${to}, ${subject}, ${text})
        on conflict (reference) do nothing`.execute(tx),
  );
}

export interface KeptMail {
  reference: string;
  tenant: string;
  recipient: string;
  subject: string;
  body: string;
  sent_at: string;
}

/** The newest e-mails first, at most 100; only one recipient's if one is named. */
export async function newestMails(recipient?: string): Promise<KeptMail[]> {
  const { rows } = await withPlatform((tx) =>
    sql<KeptMail>`
      select reference, tenant, recipient, subject, body, sent_at from mailbox
       where ${recipient ?? null}::text is null or lower(recipient) = lower(${recipient ?? null})
       order by sent_at desc limit 100`.execute(tx),
  );
  return rows;
}
