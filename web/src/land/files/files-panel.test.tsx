import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { type Answer, type Asked, serve } from '../../testing/serve.ts';
import { shownOnSite } from '../ground/sites/testing/shown-on-site.tsx';
import FilesPanel from './files-panel.tsx';

const plan = {
  name: 'plan-1',
  user_name: 'Ann Oak',
  scannedStatus: 'clean',
  signedUrl: 'https://store.test/plan',
  reason: null,
  metadata: {
    id: 5,
    kind: 'site files',
    orig_name: 'Plan.png',
    contentType: 'image/png',
    size: 64,
    timeCreated: '2026-07-01T10:00:00Z',
    selfLink: 'https://store.test/self/plan',
  },
};
const broken: Answer = { status: 500, json: { error: { code: 'internal', message: 'Down' } } };
const mayWrite = { edit: true, delete: true };

/** The files that are listed, and what else is answered. */
function serveFiles(files: object[], other: (asked: Asked) => Answer) {
  return serve((asked) => {
    if (!/\/files(\/|\?|$)/.test(asked.path)) return other(asked);
    const listed = /\/files(\?|$)/.test(asked.path) ? files : [];
    return { json: { result: { files: listed, total: listed.length } } };
  });
}
const choose = async (name: string, type: string) => {
  // A browser lets any file through, whatever is asked for.
  const user = userEvent.setup({ applyAccept: false });
  const input = await screen.findByLabelText('Choose files', { selector: 'input' });
  await user.upload(input, new File(['hello'], name, { type }));
};
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

it('refuses what is no image or PDF before a byte is sent', async () => {
  const asked = serveFiles([], () => broken);
  shownOnSite(<FilesPanel />, { siteId: 81, can: mayWrite });
  await choose('run.exe', 'application/octet-stream');
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('Only image and PDF files are allowed');
  expect(screen.queryByRole('list', { name: 'Uploads' })).toBeNull();
  expect(asked.every(({ method }) => method === 'GET')).toBe(true);
});

it('goes on with an upload after a broken connection', async () => {
  const files: object[] = [];
  let isBroken = true;
  serveFiles(files, ({ method, path }) => {
    if (path === '/file/upload' && isBroken) {
      isBroken = false;
      throw new TypeError('Failed to fetch');
    }
    if (path === '/file/upload')
      return { json: { result: { uploads: [{ fileId: 5, address: '/store' }] } } };
    // The store has the whole file at the first question.
    if (method === 'PUT') return { json: {} };
    files.push(plan);
    return { json: { result: { file: plan } } };
  });
  shownOnSite(<FilesPanel />, { siteId: 82, can: mayWrite });
  await choose('Plan.png', 'image/png');
  await press('Upload Plan.png again');
  await screen.findByRole('button', { name: 'Preview Plan.png' });
  await waitFor(() => expect(screen.queryByRole('list', { name: 'Uploads' })).toBeNull());
});

it('offers another try where a file cannot be looked at or downloaded', async () => {
  let answer = broken;
  serveFiles([plan], () => answer);
  shownOnSite(<FilesPanel />, { siteId: 83 });
  await press('Download Plan.png');
  await screen.findByText('Failed to download site related file');
  await press('Preview Plan.png');
  await screen.findByText('Failed to get signed url by self link');
  answer = { json: { result: { signedUrl: 'https://store.test/anew' } } };
  await press('Try again');
  const picture = await screen.findByRole('img', { name: 'Plan.png' });
  expect(picture.getAttribute('src')).toBe('https://store.test/anew');
});

it('is looked at, and no more, by those who may not write', async () => {
  serveFiles([plan], () => broken);
  shownOnSite(<FilesPanel />, { siteId: 84, can: { edit: false, delete: false } });
  await screen.findByRole('button', { name: 'Preview Plan.png' });
  expect(screen.queryByRole('button', { name: /^(Choose files|Delete)/ })).toBeNull();
});
