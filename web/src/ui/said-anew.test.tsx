import { screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { shown } from '../testing/shown.tsx';
import { Failed } from './empty.tsx';
import { FailedLine } from './failed-line.tsx';

const TITLE = 'Failed to fetch wards';
const retry = () => undefined;
const parts: [string, (error: Error) => ReactNode][] = [
  ['a line', (error) => <FailedLine title={TITLE} of={error} retry={retry} />],
  ['a panel', (error) => <Failed title={TITLE} error={error} retry={retry} />],
];

it.each(parts)(
  'says the same words again when it fails again, as they stand: %s',
  async (_, part) => {
    const first = new Error('No answer');
    const { rerender } = shown(part(first));
    const added: string[] = [];
    const observer = new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const { textContent } of addedNodes) added.push(textContent ?? '');
    });
    observer.observe(screen.getByRole('alert'), { childList: true, subtree: true });
    rerender(part(first));
    await Promise.resolve();
    expect(added).toEqual([]);
    rerender(part(new Error('No answer')));
    await Promise.resolve();
    expect(added).toEqual([TITLE]);
  },
);
