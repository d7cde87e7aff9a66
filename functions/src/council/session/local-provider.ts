import type { Tx } from '../../platform/db.ts';
import { AppError } from '../../platform/errors.ts';
import { escapeHtml, htmlPage } from '../../platform/html.ts';
import { Reply } from '../../platform/reply.ts';
import type { Tenant } from '../../platform/tenancy.ts';
import { onAuthEmulator } from './identity.ts';
import { redirectProvider } from './providers.ts';
import { listDemoStaff } from './queries.ts';

/** Stands in for Microsoft or a council's single sign-on on the Auth emulator; not found anywhere else. */
export async function localProviderPage(
  tx: Tx,
  tenant: Tenant,
  { provider: name, state }: { provider: string; state: string },
): Promise<Reply<never>> {
  if (!onAuthEmulator()) throw new AppError('not-found');
  const { label } = redirectProvider(tenant, name);
  const buttons = (await listDemoStaff(tx)).map(
    ({ email, display_name }) =>
      `<li><button type="submit" name="email" value="${escapeHtml(email)}">${escapeHtml(display_name ?? email)}<br><small>${escapeHtml(email)}</small></button></li>`,
  );
  const body = `<h1>${escapeHtml(label)} on this machine</h1>
<p>This page stands in for the sign-in provider of ${escapeHtml(tenant.name)}. Choose who you are.</p>
<form method="get" action="/api/v1/auth/${escapeHtml(name)}/callback">
<input type="hidden" name="state" value="${escapeHtml(state)}">
<ul style="list-style:none;padding:0">${buttons.join('\n')}</ul>
</form>
<p><a href="/sign-in">Back to sign in</a></p>`;
  return new Reply({
    bytes: Buffer.from(htmlPage({ title: `${label} on this machine`, body })),
    headers: { 'content-type': 'text/html; charset=utf-8' },
  });
}
