import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Letter } from '@contract/land/correspondence/contract.ts';
import { expect, it, vi } from 'vitest';
import { type Answer, serve } from '../../../testing/serve.ts';
import CorrespondencePanel from '../../correspondence/correspondence-panel.tsx';
import { shownOnSite } from '../../ground/sites/testing/shown-on-site.tsx';
import { PanelFrame } from './panel-frame.tsx';

const letterOf = (id: number): Letter => ({
  id,
  event: 1,
  eventName: 'Call for sites',
  correspondence: null,
  correspondenceName: null,
  letterDate: null,
  receivedDate: '2026-01-04',
  acknowledgeDate: '2026-01-05',
  responseDeadline: null,
  text: '',
  row_version: 1,
});

/** Everything is in sight. */
function seeAll() {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      private readonly tell: (changes: { isIntersecting: boolean }[]) => void;
      constructor(tell: (changes: { isIntersecting: boolean }[]) => void) {
        this.tell = tell;
      }
      observe() {
        this.tell([{ isIntersecting: true }]);
      }
      disconnect() {}
    },
  );
}

it('keeps the focus where a letter is removed, which is asked for once', async () => {
  seeAll();
  const letters = [letterOf(8), letterOf(9)];
  const answers: ((given: Answer) => void)[] = [];
  const asked = serve(({ method }) =>
    method === 'GET'
      ? { json: { result: { correspondence: letters } } }
      : new Promise<Answer>((resolve) => answers.push(resolve)),
  );
  const gone = () => {
    letters.shift();
    answers.shift()?.({ json: { result: {} } });
  };
  shownOnSite(
    <PanelFrame heading="letters" title="Correspondence" flush={false}>
      <CorrespondencePanel />
    </PanelFrame>,
  );
  const remove = () => screen.queryAllByRole('button', { name: /^Remove/ });
  await waitFor(() => expect(remove()).toHaveLength(2));
  remove()[0]?.focus();
  await userEvent.keyboard('{Enter}');
  gone();
  await waitFor(() => expect(remove()).toHaveLength(1));
  const heading = screen.getByRole('heading', { name: 'Correspondence' });
  await waitFor(() => expect(document.activeElement).toBe(heading));

  await userEvent.dblClick(screen.getByRole('button', { name: /^Remove/ }));
  gone();
  await waitFor(() => expect(remove()).toHaveLength(0));
  const removed = asked.filter(({ method }) => method === 'DELETE').map(({ path }) => path);
  expect(removed).toEqual(['/site/v2/71/correspondence/8', '/site/v2/71/correspondence/9']);
});
