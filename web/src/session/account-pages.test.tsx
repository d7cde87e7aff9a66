import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { storeTenant } from '../api/host.ts';
import { serve, type Answer, type Asked } from '../testing/serve.ts';
import { shown } from '../testing/shown.tsx';
import AuthActionPage from './auth-action-page.tsx';
import ConfirmEmailPage from './confirm-email-page.tsx';
import SignInPage from './sign-in-page.tsx';
import SignUpPage from './sign-up-page.tsx';
import { rememberPlace } from './storage.ts';
import { TenantGate } from './tenant.tsx';

const tenant = { shortName: 'oak', name: 'Oak', features: [], smallLogo: null };
const nobody = { isAuthenticated: false, user: null, newsFrom: null };

/** A page at an address, whose calls beyond council and session are answered so. */
function open(address: string, page: React.ReactNode, answer: (asked: Asked) => Answer) {
  storeTenant('oak');
  history.replaceState(null, '', address);
  const calls = serve((asked) =>
    asked.path.startsWith('/tenant') ? { json: { result: tenant } } : answer(asked),
  );
  shown(<TenantGate>{page}</TenantGate>);
  return calls;
}
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
afterEach(() => history.replaceState(null, '', '/'));

it('a spent link says so, and leads to another', async () => {
  const address = '/consultations/auth-action?mode=verifyEmail&oobCode=nonsense';
  const calls = open(address, <AuthActionPage />, ({ path }) =>
    path.startsWith('/auth/is-authenticated')
      ? { json: { result: nobody } }
      : { status: 400, json: { error: { code: 'invalid-code', message: 'Invalid' } } },
  );
  await heading('This link no longer works');
  expect(calls.map(({ body }) => body)).toContainEqual({
    mode: 'verifyEmail',
    oobCode: 'nonsense',
  });
});

it('whoever has not confirmed their email is told where the link was sent', async () => {
  const user = { uid: 'una', email: 'una@oak.test', verified: false, kind: 'consultation' };
  open('/consultations/confirm-email', <ConfirmEmailPage />, () => ({
    json: { result: { isAuthenticated: true, user: { ...user, grants: [] }, newsFrom: 0 } },
  }));
  await heading('Confirm your email');
  expect(await screen.findByText(/una@oak\.test/)).toBeTruthy();
});

const QUESTION = '11111111-1111-4111-8111-111111111111';
const WRITTEN = {
  Email: 'una@oak.test',
  Password: 'Meadow-lane-42',
  'Password again': 'Meadow-lane-42',
  'First name': 'Una',
  'Last name': 'Oak',
};
const LONG = 'q'.repeat(300);
it.each([
  ['has a long query', `/p/document/7?from=${LONG}#${QUESTION}`, `/p/document/7#${QUESTION}`],
  ['has an odd query', `/p/document/7?from=\\#${QUESTION}`, `/p/document/7#${QUESTION}`],
  ['has a long hash', `/p/document/7#${LONG}`, '/p/document/7'],
  ['is long itself', `/p/${LONG}`, undefined],
])(
  'an account is opened from an address that %s, and its link leads back as near as it may',
  async (_what, from, back) => {
    const calls = open('/consultations/sign-up', <SignUpPage />, ({ path, method }) =>
      method === 'POST'
        ? { status: 500, json: { error: { message: 'Later' } } }
        : path.startsWith('/auth/is-authenticated')
          ? { json: { result: nobody } }
          : { json: { result: {} } },
    );
    rememberPlace(from);
    await screen.findByLabelText('Email');
    for (const [label, value] of Object.entries(WRITTEN))
      fireEvent.change(screen.getByLabelText(label), { target: { value } });
    await userEvent.click(screen.getByRole('button', { name: 'Create account' }));
    await waitFor(() => expect(calls.some(({ method }) => method === 'POST')).toBe(true));
    const sent = calls.find(({ method }) => method === 'POST')?.body;
    expect((sent as { returnTo?: string }).returnTo).toBe(back);
  },
);

it('a council that cannot be reached says so on a page with heading and main part', async () => {
  storeTenant('oak');
  serve(() => {
    throw new TypeError('Failed to fetch');
  });
  shown(
    <TenantGate>
      <p>The page</p>
    </TenantGate>,
  );
  expect(screen.getByRole('main').contains(await heading('Failed to fetch tenant'))).toBe(true);
  expect(screen.queryByText('The page')).toBeNull();
});

it.each([
  ['unavailable', /not available just now/],
  ['too-many-requests', /try again in a few minutes/],
  ['constructor', /Failed to login with credentials/],
])('signing in at a provider that ended with %s says why', async (reason, said) => {
  open(`/sign-in?reason=${reason}`, <SignInPage />, ({ path }) => ({
    json: { result: path.startsWith('/auth/providers') ? [] : nobody },
  }));
  expect(await screen.findByText(said)).toBeTruthy();
});
