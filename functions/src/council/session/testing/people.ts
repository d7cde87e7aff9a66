import { jobs } from '../../../jobs.ts';
import { askAuthEmulator } from '../../../platform/auth-emulator.ts';
import { handleMessage } from '../../../platform/jobs.ts';
import type { JobMessage } from '../../../platform/outbox.ts';
import { newestMails, type KeptMail } from '../../../platform/mail/mailbox.ts';
import { sql, withPlatform } from '../../../platform/db.ts';
import { clientFor } from '../../../platform/testing/client.ts';
import type { Answer } from '../../../platform/testing/client.ts';
import type { Council } from '../../../platform/testing/council.ts';

export const PASSWORD = 'Passw0rd!';

/** An ID token for an e-mail and password, or the emulator's error. */
export async function tokenFor(
  council: Council,
  email: string,
  password = PASSWORD,
): Promise<string> {
  const { idToken, error } = await askAuthEmulator(
    council.authTenantId,
    'accounts:signInWithPassword',
    {
      email,
      password,
    },
  );
  if (!idToken) throw new Error(error?.message ?? 'no token');
  return idToken;
}

/** An account opened by the browser directly, bypassing our endpoint. */
export async function openDirectly(council: Council, email: string): Promise<string> {
  return (
    (await askAuthEmulator(council.authTenantId, 'accounts:signUp', { email, password: PASSWORD }))
      .idToken ?? ''
  );
}

/** Exchanges a token at this council's endpoint. */
export function trade(council: Council, token: string, json: object = {}): Promise<Answer> {
  return council
    .as('signed-out')
    .post('/auth/firebase-auth/login', { json, headers: { authorization: `Bearer ${token}` } });
}

/** The value of the session cookie that an answer sets. */
export function cookieIn({ headers }: Answer): string {
  return /__session=([^;]*)/.exec(headers.get('set-cookie') ?? '')?.[1] ?? '';
}

/** A client that sends exactly this cookie. */
export function withCookie(council: Council, cookie: string) {
  return clientFor(council.shortName, cookie);
}

/** Runs the jobs in this council's outbox, as the queue would; gives how many. */
export async function runOutbox(council: Council): Promise<number> {
  const { rows } = await withPlatform((tx) =>
    sql<Omit<JobMessage, 'tenant'>>`
      select id as "eventId", job, payload, trace from outbox
       where tenant_role = ${council.mainSchema} and handled_at is null and dead_at is null
       order by created_at`.execute(tx),
  );
  for (const row of rows) await handleMessage(jobs, { ...row, tenant: council.shortName });
  return rows.length;
}

/** The mails that somebody of this council received, newest first, after running the outbox. */
export async function mailsTo(council: Council, email: string): Promise<KeptMail[]> {
  await runOutbox(council);
  return (await newestMails(email)).filter(({ tenant }) => tenant === council.shortName);
}

/** mode and oobCode of the link in a mail. */
export function codeIn(mail: Pick<KeptMail, 'body'> | undefined): {
  mode: string;
  oobCode: string;
} {
  const link = /https?:\/\/\S+/.exec(mail?.body ?? '')?.[0];
  if (!link) throw new Error('no mail with a link');
  const { searchParams } = new URL(link);
  return { mode: searchParams.get('mode') ?? '', oobCode: searchParams.get('oobCode') ?? '' };
}
