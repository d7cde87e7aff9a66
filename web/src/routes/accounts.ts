import type { PageRoute } from '../session/page-route.ts';

/** Where consultation users sign in and mind their accounts. */
export const accountsRoutes: PageRoute[] = [
  {
    path: '/consultations/login',
    title: 'Log in',
    guard: 'public',
    shell: 'account',
    page: () => import('../session/login-page.tsx'),
  },
  {
    path: '/consultations/sign-up',
    title: 'Sign up',
    guard: 'public',
    shell: 'account',
    page: () => import('../session/sign-up-page.tsx'),
  },
  {
    path: '/consultations/confirm-email',
    title: 'Confirm your email',
    guard: 'public',
    shell: 'account',
    page: () => import('../session/confirm-email-page.tsx'),
  },
  {
    path: '/consultations/password-reset',
    title: 'Reset your password',
    guard: 'public',
    shell: 'account',
    page: () => import('../session/password-reset-page.tsx'),
  },
  {
    path: '/consultations/auth-action',
    title: 'Confirming',
    guard: 'public',
    shell: 'account',
    page: () => import('../session/auth-action-page.tsx'),
  },
  {
    path: '/consultations/complete-missing-information',
    title: 'Complete your account',
    guard: 'signed-in',
    shell: 'account',
    page: () => import('../session/complete-information-page.tsx'),
  },
];
