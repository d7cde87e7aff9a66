import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { shownOnSite } from '../../../land/ground/sites/testing/shown-on-site.tsx';
import { TenantGate } from '../../../session/tenant.tsx';
import { serveCouncil } from '../../../testing/serve-council.ts';
import { RepresentationsOfSite } from './representations-of-site.tsx';

const said = {
  id: 12,
  representee: 'Ann Smith',
  attitude: 'Oppose',
  status: 'Registered',
  receivedDate: '2026-04-02',
  consultation: 'Local plan',
  parts: ['12.1'],
};

/** Everything is within sight. */
class Seen {
  readonly #tell: (changes: object[]) => void;
  constructor(tell: (changes: object[]) => void) {
    this.#tell = tell;
  }
  observe() {
    this.#tell([{ isIntersecting: true }]);
  }
  disconnect() {}
}
beforeEach(() => vi.stubGlobal('IntersectionObserver', Seen));

function show(answers: { representations: object[]; total: number }[]) {
  serveCouncil(
    ({ path }) => {
      const result = path.includes('/representations') ? answers.shift() : undefined;
      return result
        ? { json: { result } }
        : { status: 400, json: { error: { code: 'payload-invalid', message: 'No' } } };
    },
    {
      council: { features: ['consultation pages'] },
      grants: ['representations.read', 'sites.read'],
    },
  );
  shownOnSite(
    <TenantGate>
      <RepresentationsOfSite />
    </TenantGate>,
  );
  return (next: (typeof answers)[number]) => answers.push(next);
}

it('says that they could not be loaded, and loads them when it is asked again', async () => {
  const answerNext = show([]);
  await screen.findByText('Failed to load the representations about this site');
  answerNext({ representations: [said], total: 13 });
  await userEvent.click(screen.getByRole('button', { name: /Try again/ }));
  const link = await screen.findByRole('link', { name: '12, Ann Smith' });
  expect(link.getAttribute('href')).toBe('/consultations/representations/all?representationId=12');
  screen.getByText('Oppose · Registered · 2 April 2026 · Local plan · Part 12.1');
  screen.getByText('and 12 more');
});
