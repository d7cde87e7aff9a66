import { waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { serve } from '../../../testing/serve.ts';
import enhanceQuestion from './question.tsx';

afterEach(() => {
  document.body.replaceChildren();
  vi.restoreAllMocks();
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
