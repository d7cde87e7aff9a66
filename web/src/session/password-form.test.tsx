import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { storeTenant } from '../api/host.ts';
import { firebase, identityAnswer, refuseSignIn } from '../testing/identity.ts';
import { serve } from '../testing/serve.ts';
import { shown } from '../testing/shown.tsx';
import PasswordForm from './password-form.tsx';
import { rememberPlace } from './storage.ts';
import { TenantGate } from './tenant.tsx';

const tenant = { shortName: 'newcastle', features: [], firebase };

/** Whether our own server can be reached, and what it says of the account. */
let reached = true;
let redirectPath = '/';

/** Answers for the council and for Identity Platform. */
function answering(code?: string) {
  refuseSignIn(code);
  reached = true;
  redirectPath = '/';
  serve((asked) => {
    const { path } = asked;
    if (path.startsWith('/auth/firebase-auth/login')) {
      if (!reached) throw new TypeError('Failed to fetch');
      const verified = redirectPath === '/';
      return { json: { result: { verified, withoutInfo: false, redirectPath } } };
    }
    if (path.startsWith('/auth/is-authenticated'))
      return { json: { result: { isAuthenticated: false, user: null } } };
    return identityAnswer(asked) ?? { json: { result: tenant } };
  });
}

async function send(password: string) {
  await userEvent.type(await screen.findByLabelText('Password'), password);
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
}
const showForm = () => {
  storeTenant('newcastle');
  shown(
    <TenantGate>
      <PasswordForm submit="Sign in" />
    </TenantGate>,
  );
};

test.each(['EMAIL_NOT_FOUND', 'INVALID_PASSWORD', 'INVALID_LOGIN_CREDENTIALS'])(
  'after %s the field and the summary say the same, and the address stays',
  async (code) => {
    answering(code);
    showForm();
    await userEvent.type(await screen.findByLabelText('Email'), 'ann@oak.test');
    await send('not it');
    const line = await screen.findByRole('link', { name: 'Email or password is incorrect' });
    expect(screen.getByRole('alert').contains(line)).toBe(true);
    const field = screen.getByLabelText<HTMLInputElement>('Password');
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(field.value).toBe('');
    expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('ann@oak.test');
    await userEvent.click(line);
    expect(document.activeElement).toBe(field);
  },
);

test('what is refused for another reason keeps the password, and the next attempt clears it', async () => {
  answering('TOO_MANY_ATTEMPTS_TRY_LATER');
  rememberPlace('/site/7?scenario=base');
  showForm();
  await userEvent.type(await screen.findByLabelText('Email'), 'ann@oak.test');
  await send('secret');
  await screen.findByText('Too many requests, Please try again later');
  expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe('secret');
  refuseSignIn(undefined);
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));

  await waitFor(() => expect(location.pathname + location.search).toBe('/site/7?scenario=base'));
  expect(screen.queryByRole('alert')).toBeNull();
});

test('where our server cannot be reached that is said, what was typed stays, and may be sent again', async () => {
  answering();
  reached = false;
  rememberPlace('/site/8');
  showForm();
  await userEvent.type(await screen.findByLabelText('Email'), 'ann@oak.test');
  await send('secret');
  await screen.findByText(/^Failed to make http request\./);
  expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe('secret');
  reached = true;
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
  await waitFor(() => expect(location.pathname).toBe('/site/8'));
});

test('whoever has not confirmed their email goes there first, whatever page they came from', async () => {
  answering();
  redirectPath = '/consultations/confirm-email';
  rememberPlace('/p/document/7');
  showForm();
  await userEvent.type(await screen.findByLabelText('Email'), 'una@oak.test');
  await send('secret');
  await waitFor(() => expect(location.pathname).toBe('/consultations/confirm-email'));
});
