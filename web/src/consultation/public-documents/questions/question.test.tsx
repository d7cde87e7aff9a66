import { waitFor } from '@testing-library/react';
import { answeredBy, ABOUT_SITES } from './testing/about-sites.ts';
import { afterEach, expect, it, vi } from 'vitest';
import { serve } from '../../../testing/serve.ts';
import enhanceQuestion from './question.tsx';

afterEach(() => {
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

it('leaves the link of what the server has set until it is known who reads it, and the focus with it', async () => {
  sessionStorage.clear();
  // What other questions of this page have asked is not known.
  vi.resetModules();
  const { default: enhance } = await import('./question.tsx');
  // Who is here, and what they answered.
  const answer: (() => void)[] = [];
  const own = { ...answeredBy([]), who: 'signed out' as const, mayAnswer: false };
  serve(async ({ path }) => {
    await new Promise<void>((resolve) => answer.push(resolve));
    if (path === '/auth/is-authenticated')
      return { json: { result: { isAuthenticated: false, user: null, newsFrom: null } } };
    const result = { ...own, heading: 'Log in to begin answering questions', reason: 'Log in' };
    return { json: { result } };
  });
  const data = JSON.stringify({ ...ABOUT_SITES, documentId: 2 });
  document.body.innerHTML = `<div><div id="part"><a href="/consultations/login">Log in</a></div><script type="application/json">${data}</script></div>`;
  const place = document.querySelector<HTMLElement>('#part')!;
  const before = place.querySelector('a')!;
  before.focus();
  enhance(place, () => undefined);
  await waitFor(() => expect(answer).toHaveLength(2));
  expect(document.activeElement).toBe(before);
  for (const comes of answer) comes();
  await waitFor(() => expect(before.isConnected).toBe(false));
  const now = document.activeElement as HTMLAnchorElement;
  expect(now.textContent).toBe('Log in');
  expect(now.getAttribute('href')).toBe(`/consultations/login?at=${ABOUT_SITES.id}`);
});

it('puts what was read back where the fields of a question break', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  serve(() => ({ status: 503, json: {} }));
  // A question of which the browser knows nothing that it could show.
  document.body.innerHTML =
    '<div><div id="part"><p>Which homes?</p></div><script type="application/json">{"id":"a1","documentId":7,"headingLevel":3}</script></div>';
  const place = document.querySelector<HTMLElement>('#part')!;
  const asRead = place.innerHTML;
  const fails = vi.fn<(error: unknown) => void>();
  enhanceQuestion(place, fails);
  await waitFor(() => expect(fails).toHaveBeenCalledOnce());
  expect(place.innerHTML).toBe(asRead);
});
