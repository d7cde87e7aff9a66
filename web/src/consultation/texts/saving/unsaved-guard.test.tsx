import type { TextDocument } from '@contract/consultation/ground/texts/text-nodes.ts';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { act } from 'react';
import { expect, it } from 'vitest';
import { waitsForSomebody } from '../../../forms/autosave/after-failure.ts';
import { Saver } from '../../../forms/autosave/saver.ts';
import { saysTheSame } from '../../../forms/autosave/says-the-same.ts';
import { shown } from '../../../testing/shown.tsx';
import { UnsavedGuard } from './unsaved-guard.tsx';

const saying = (text: string): TextDocument => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
});

it.each([
  ['a page', 'is kept in this tab'],
  ['x'.repeat(6_000_000), 'is too long to be kept in this tab'],
])(
  'says, before a text is left that could not be saved, whether it is kept',
  async (text, said) => {
    const saver = new Saver<TextDocument, number>(
      {
        name: 'text-12',
        read: () => Promise.reject(new Error('No network')),
        send: () => Promise.reject(new Error('No network')),
        isSame: saysTheSame,
        retry: waitsForSomebody,
      },
      { value: saying(''), base: 1 },
    );
    shown(
      <>
        <a href="/elsewhere">Away</a>
        <UnsavedGuard saver={saver} />
      </>,
    );
    await act(() => {
      saver.edited(saying(text));
      return saver.save();
    });
    await userEvent.click(screen.getByRole('link', { name: 'Away' }));
    expect((await screen.findByRole('dialog')).textContent).toContain(`What you typed ${said}`);
  },
);
