import { describe, expect, it } from 'vitest';
import { clientFor, type Answer } from '../../platform/testing/client.ts';
import { newCouncil, twoCouncils, type Council } from '../../platform/testing/council.ts';
import { spendLimit } from '../../platform/testing/spend-limit.ts';
import { useWorld } from '../../platform/testing/world.ts';
import { cookieIn, withCookie } from './testing/people.ts';

useWorld();

const locationOf = ({ headers }: Answer) => headers.get('location') ?? '';

/** A browser on a local host: no header, only the query and its cookie. */
async function setOut(council: Council, provider = 'azure', more = '') {
  const begun = await clientFor(undefined, undefined).get(
    `/auth/${provider}/login?tenant=${council.shortName}${more}`,
  );
  const state = new URL(locationOf(begun), 'http://localhost').searchParams.get('state') ?? '';
  return { begun, state, browser: clientFor(undefined, cookieIn(begun)) };
}

describe('staff sign in by redirect', () => {
  it.each([{ sessionId: 'x', returnTo: {} }, { returnTo: '/' }, { sessionId: {}, returnTo: '/' }])(
    'refuses a start that the browser made up: %j',
    async (more) => {
      const oak = await newCouncil();
      const pending = { provider: 'azure', tenant: oak.shortName, ...more };
      const made = Buffer.from(JSON.stringify(pending)).toString('base64url');
      for (const cookie of [`pending.${made}`, `pending.${made}.${made}`]) {
        const email = encodeURIComponent(oak.emailOf('officer'));
        const back = await withCookie(oak, cookie).get(
          `/auth/azure/callback?state=x&email=${email}`,
        );
        expect(back.status).toBe(303);
        expect(locationOf(back)).toBe('/sign-in?reason=session-terminated');
      }
    },
  );

  it.each(['azure', 'saml-sso'])('%s: to the provider, back, and in', async (provider) => {
    const oak = await newCouncil();
    const { begun, browser, state } = await setOut(oak, provider);
    expect(begun.status).toBe(302);
    expect(begun.headers.get('set-cookie')).toContain('HttpOnly');
    const page = await browser.get(locationOf(begun));
    expect(page.headers.get('content-type')).toContain('text/html');
    expect(page.body).toContain(oak.emailOf('officer'));
    expect(page.body).not.toContain(oak.emailOf('resident'));
    const back = await browser.get(
      `/auth/${provider}/callback?state=${state}&email=${encodeURIComponent(oak.emailOf('officer'))}`,
    );
    expect(back.status).toBe(303);
    expect(locationOf(back)).toBe('/');
    const officer = withCookie(oak, cookieIn(back));
    expect((await officer.get('/auth/user')).body).toMatchObject({
      result: {
        email: oak.emailOf('officer'),
        kind: 'staff',
        roles: ['officer'],
        grants: expect.arrayContaining(['sites.write']),
      },
    });
    expect((await officer.get('/auth/current-provider')).body).toEqual({ result: { provider } });
  });

  it('goes back to the page that wanted a session, never to another site', async () => {
    const oak = await newCouncil();
    const inside = await setOut(oak, 'azure', '&returnTo=%2Fsite%2F7');
    const email = encodeURIComponent(oak.emailOf('viewer'));
    const back = await inside.browser.get(
      `/auth/azure/callback?state=${inside.state}&email=${email}`,
    );
    expect(locationOf(back)).toBe('/site/7');
    const outside = await setOut(oak, 'azure', '&returnTo=%2F%2Fevil.example');
    const home = await outside.browser.get(
      `/auth/azure/callback?state=${outside.state}&email=${email}`,
    );
    expect(locationOf(home)).toBe('/');
  });

  it('sends somebody whom the council does not know to the sign-in page with the reason', async () => {
    const oak = await newCouncil();
    for (const email of [`stranger@${oak.shortName}.test`, oak.emailOf('resident')]) {
      const { browser, state } = await setOut(oak);
      const back = await browser.get(
        `/auth/azure/callback?state=${state}&email=${encodeURIComponent(email)}`,
      );
      expect(back.status).toBe(303);
      expect(locationOf(back)).toBe('/sign-in?reason=not-authorized');
      expect(cookieIn(back)).toBe('');
    }
  });

  it('refuses an answer that this browser did not ask for', async () => {
    const { oak, elm } = await twoCouncils();
    const { browser, state } = await setOut(oak);
    const email = encodeURIComponent(oak.emailOf('admin'));
    const forged = await browser.get(`/auth/azure/callback?state=other&email=${email}`);
    expect(locationOf(forged)).toBe('/sign-in?reason=session-terminated');
    const unasked = await oak
      .as('signed-out')
      .get(`/auth/azure/callback?state=${state}&email=${email}`);
    expect(locationOf(unasked)).toBe('/sign-in?reason=session-terminated');
    const pending = await setOut(oak);
    const elsewhere = clientFor(elm.shortName, cookieIn(pending.begun));
    const crossed = await elsewhere.get(
      `/auth/azure/callback?state=${pending.state}&email=${email}`,
    );
    expect(locationOf(crossed)).toBe('/sign-in?reason=session-terminated');
  });

  it('leads whoever tried too often to the sign-in page, which says so', async () => {
    const oak = await newCouncil();
    await setOut(oak);
    await spendLimit(oak, 'sign-in');
    const { begun } = await setOut(oak);
    expect(begun.status).toBe(303);
    expect(locationOf(begun)).toBe('/sign-in?reason=too-many-requests');
  });

  it('is no session while under way', async () => {
    const oak = await newCouncil();
    const { begun } = await setOut(oak);
    expect(await withCookie(oak, cookieIn(begun)).get('/auth/user')).toMatchObject({
      status: 401,
      body: { error: { code: 'unauthenticated' } },
    });
  });

  it('posts a SAML answer again from our own site, and only its own fields', async () => {
    const oak = await newCouncil();
    const page = await oak.as('signed-out').post('/auth/saml-sso/acs', {
      raw: 'SAMLResponse=%3Cb%3E%22&RelayState=x&other=y',
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        origin: 'https://login.example',
      },
    });
    expect(page.body).toContain('name="SAMLResponse" value="&lt;b&gt;&quot;"');
    expect(page.body).toContain('action="/api/v1/auth/saml-sso/callback"');
    expect(page.body).not.toContain('name="other"');
  });

  it('is unknown without the flag, and so is a provider the council has not', async () => {
    const oak = await newCouncil({ off: ['single sign-on'] });
    expect((await setOut(oak)).begun.status).toBe(404);
    const elm = await newCouncil({
      record: { providers: [{ name: 'azure', label: 'Council account' }] },
    });
    expect((await setOut(elm, 'saml-sso')).begun.status).toBe(404);
    const providers = await elm.as('signed-out').get('/auth/providers');
    expect(providers.body).toEqual({
      result: [
        {
          name: 'azure',
          label: 'Council account',
          kind: 'redirect',
          loginPath: '/api/v1/auth/azure/login',
          forStaff: true,
        },
      ],
    });
  });
});
