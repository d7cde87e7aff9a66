import { councilAuth } from '../../platform/council-auth.ts';
import { newestUpdate } from '../ground/notifications/queries.ts';
import { settingsOf } from '../ground/people/settings.ts';
import type { OutputOf } from '../../platform/contract.ts';
import { networkRoute, publicRoute, route, type Route } from '../../platform/endpoint.ts';
import { AppError } from '../../platform/errors.ts';
import { Reply } from '../../platform/reply.ts';
import type { Actor } from '../../platform/actor.ts';
import { requestAccountMail, requestReset } from './account-mail.ts';
import { confirmEmail, emailOfCode, resetPassword } from './codes.ts';
import * as contract from './contract.ts';
import * as ownAccount from './contract/own-account.ts';
import { providerNames, type ProviderName } from './contract/parts.ts';
import * as redirects from './contract/redirect.ts';
import { endingHeaders } from './cookie.ts';
import { limitByAddress, limitMails } from './limits.ts';
import { localProviderPage } from './local-provider.ts';
import { accountMessages as words } from '../ground/people/messages.ts';
import { presentProviders } from './providers.ts';
import * as accounts from './queries.ts';
import { beginRedirect, endRedirect, endSession } from './redirect.ts';
import { checkPhone, openAccount } from './sign-up.ts';
import { startSession } from './start-session.ts';
import { pageAfterSignIn, withoutInfo } from './where-next.ts';
import type { Tx } from '../../platform/db.ts';
import type { Request } from 'express';

const knowing: Route[] = [
  publicRoute(contract.isAuthenticated, async ({ actor, tx }) => ({
    isAuthenticated: actor !== undefined,
    user: actor ? await userOf(tx, actor) : null,
    newsFrom: actor?.kind === 'staff' ? await newestUpdate(tx) : null,
  })),

  route(contract.getUser, ({ actor, tx }) => userOf(tx, actor)),

  publicRoute(contract.listProviders, async ({ tenant }) => presentProviders(tenant)),

  route(contract.getCurrentProvider, async ({ actor }) => ({ provider: providerOf(actor) })),

  route(ownAccount.isUserWithoutFilledInfo, async ({ actor, tx }) => ({
    withoutInfo: withoutInfo(await accountOf(tx, actor)),
  })),

  networkRoute(contract.getFirestoreToken, async ({ actor, tenant }) => ({
    council: `councils/${tenant.mainSchema}`,
    token: await (
      await councilAuth(tenant)
    ).createCustomToken(signedIn(actor).uid, {
      council: tenant.mainSchema,
      kind: signedIn(actor).kind,
    }),
  })),
];

const entering: Route[] = [
  networkRoute(contract.login, async ({ input, tenant, request, inTenant }) => {
    await limitByAddress(tenant, 'sign-in', request);
    checkPhone(tenant, input.about);
    const { answer, setCookie } = await startSession(tenant, inTenant, bearerOf(request), input);
    return new Reply({ body: answer, headers: { 'set-cookie': setCookie } });
  }),

  networkRoute(ownAccount.signUp, async ({ input, tenant, request, inTenant }) => {
    await limitByAddress(tenant, 'sign-up', request);
    await openAccount(tenant, inTenant, input);
    const mustConfirm = tenant.flags.has('email verification');
    return { redirectPath: mustConfirm ? '/consultations/confirm-email' : '/consultations/login' };
  }),

  route(ownAccount.completeInfo, async ({ input, actor, tenant, tx }) => {
    if (actor.kind !== 'consultation') throw new AppError('not-authorized');
    checkPhone(tenant, input.about);
    await accounts.writeInfo(tx, actor.accountId, { about: input.about, meta: input.meta ?? {} });
    const account = await accountOf(tx, actor);
    return {
      kind: account.kind,
      verified: account.verified,
      withoutInfo: withoutInfo(account),
      redirectPath: pageAfterSignIn(account, actor.grants),
    };
  }),
];

const mailing: Route[] = [
  networkRoute(
    ownAccount.sendVerificationEmail,
    async ({ input, actor, tenant, request, inTenant }) => {
      const { accountId, email } = signedIn(actor);
      await limitByAddress(tenant, 'verification', request);
      await limitMails(tenant, 'verification', email);
      await inTenant((tx) => requestAccountMail(tx, 'verification', accountId, input.returnTo));
      return { message: words.verificationSent };
    },
  ),

  networkRoute(ownAccount.sendResetEmail, async ({ input, tenant, request, inTenant }) => {
    await limitByAddress(tenant, 'reset', request);
    await limitMails(tenant, 'reset', input.email);
    await inTenant((tx) => requestReset(tx, input.email));
    return { message: words.resetSent };
  }),

  networkRoute(ownAccount.checkCode, async ({ input, tenant, request }) => {
    await limitByAddress(tenant, 'code', request);
    return { mode: input.mode, email: await emailOfCode(tenant, input.mode, input.oobCode) };
  }),

  networkRoute(ownAccount.confirmCode, async ({ input, tenant, request, inTenant }) => {
    await limitByAddress(tenant, 'code', request);
    const { mode, oobCode, password = '' } = input;
    if (mode === 'verifyEmail') await confirmEmail(tenant, inTenant, oobCode);
    else await resetPassword(tenant, inTenant, { oobCode, password });
    return { message: words.confirmed, redirectPath: '/consultations/login' };
  }),
];

const byRedirect: Route[] = [
  networkRoute(redirects.redirectLogin, async ({ input, tenant, request }) =>
    beginRedirect(tenant, request, input),
  ),
  publicRoute(redirects.localProvider, async ({ input, tenant, tx }) =>
    localProviderPage(tx, tenant, input),
  ),
  networkRoute(redirects.redirectReturn, async ({ input, tenant, request, inTenant }) =>
    endRedirect(tenant, inTenant, request, input.provider),
  ),
  networkRoute(redirects.redirectReturnPost, async ({ input, tenant, request, inTenant }) =>
    endRedirect(tenant, inTenant, request, input.provider),
  ),
  publicRoute(redirects.redirectLogout, async ({ input, request, actor, tx }) =>
    endSession(tx, request, { actor, ...input }),
  ),
  route(contract.logoutEverywhere, async ({ actor, tx }) => {
    await accounts.endSessions(tx, actor.accountId);
    return new Reply({ headers: endingHeaders() });
  }),
];

/** Signing in and out, and the person's own account. */
export const sessionRoutes: Route[] = [...knowing, ...entering, ...mailing, ...byRedirect];

/** networkRoute types the actor as optional; on contracts that need one it is always there. */
function signedIn(actor: Actor | undefined): Actor {
  if (!actor) throw new AppError('unauthenticated');
  return actor;
}

async function accountOf(tx: Tx, actor: Actor): Promise<accounts.Account> {
  const account = await accounts.findById(tx, actor.accountId);
  if (!account) throw new AppError('session-terminated');
  return account;
}

async function userOf(tx: Tx, actor: Actor): Promise<OutputOf<typeof contract.getUser>> {
  const account = await accountOf(tx, actor);
  return {
    id: actor.accountId,
    uid: actor.uid,
    email: actor.email,
    displayName: actor.displayName,
    kind: actor.kind,
    provider: providerOf(actor),
    verified: actor.verified,
    roles: actor.roles,
    grants: [...actor.grants].toSorted(),
    types: (account.meta.types as string[] | undefined) ?? [],
    withoutInfo: withoutInfo(account),
    settings: settingsOf(account.settings),
  };
}

function providerOf(actor: Actor): ProviderName {
  return providerNames.find((name) => name === actor.provider) ?? 'firebase-auth';
}

function bearerOf(request: Request): string {
  const token = /^Bearer (\S+)$/.exec(request.headers.authorization ?? '')?.[1];
  if (!token) throw new AppError('unauthenticated');
  return token;
}
