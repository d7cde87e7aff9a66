import { render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { expect, it } from 'vitest';
import { SubmittedNotice } from './submitted-notice.tsx';

const shownFor = (isDone: boolean, clientName: string | null) =>
  render(<SubmittedNotice isDone={isDone} clientName={clientName} done={createRef()} />);

it('says in the words of the specification that an answer came, and for which client', () => {
  shownFor(true, 'Cedar Homes');
  const status = screen.getByRole('status');
  expect(status.textContent).toBe('Your answer has been submittedFor Cedar Homes');
  screen.getByText('Your answer has been submitted');
});

it('names nobody where one answers for oneself, and says nothing before', () => {
  const { rerender } = shownFor(true, null);
  expect(screen.getByRole('status').textContent).toBe('Your answer has been submitted');
  rerender(<SubmittedNotice isDone={false} clientName={null} done={createRef()} />);
  expect(screen.getByRole('status').textContent).toBe('');
});
