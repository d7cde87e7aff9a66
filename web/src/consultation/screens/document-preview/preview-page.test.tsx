import { screen, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { serve } from '../../../testing/serve.ts';
import { shown } from '../../../testing/shown.tsx';
import PreviewPage from './preview-page.tsx';

afterEach(() => history.replaceState(null, '', '/'));

it('the bar says how much is left out; what a preview is stands under it, above the document', async () => {
  history.replaceState(null, '', '/documents/preview/7');
  serve(() => ({ json: { result: { title: 'Local plan', html: '<p>Homes</p>', leftOut: 2 } } }));
  shown(
    <Routes>
      <Route path="/documents/preview/:documentId" element={<PreviewPage />} />
    </Routes>,
  );
  const heading = await screen.findByRole('heading', { name: 'Preview of Local plan' });
  const bar = heading.parentElement as HTMLElement;
  within(bar).getByText('2 blocks are left out: something is missing in them.');
  const hint = screen.getByText(/^As the public would read it/);
  expect(bar.contains(hint)).toBe(false);
  const document = screen.getByTitle('Preview of Local plan');
  expect(document.compareDocumentPosition(hint)).toBe(Node.DOCUMENT_POSITION_PRECEDING);
  expect(document.getAttribute('srcdoc')).toContain('Homes');
});
