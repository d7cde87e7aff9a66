import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { shown } from '../testing/shown.tsx';
import { Button } from './button.tsx';
import { Empty, Failed } from './empty.tsx';

it.each(['nothing', 'none', 'done'] as const)(
  '%s: says why in a sentence, what belongs here, and offers the next action',
  (kind) => {
    shown(
      <Empty kind={kind} title="No letters" action={<Button>Register a letter</Button>}>
        They come by post.
      </Empty>,
    );
    screen.getByText('No letters');
    screen.getByText('They come by post.');
    screen.getByRole('button', { name: 'Register a letter' });
    expect(screen.queryByRole('heading')).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
  },
);

it('what is all there is on a page has the page’s heading, which can take the focus', () => {
  shown(<Empty kind="none" page title="Page not found" />);
  const heading = screen.getByRole('heading', { level: 1, name: 'Page not found' });
  heading.focus();
  expect(document.activeElement).toBe(heading);
});

it('a failure says what was lost and why, and can be tried again', async () => {
  let tried = 0;
  const error = { message: 'The server did not answer', fields: { sort: 'No such field' } };
  shown(<Failed title="Failed to fetch letters" error={error} retry={() => (tried += 1)} />);
  const alert = within(screen.getByRole('alert'));
  alert.getByText('Failed to fetch letters');
  alert.getByText('The server did not answer. No such field');
  await userEvent.click(alert.getByRole('button', { name: 'Try again' }));
  expect(tried).toBe(1);
});

it('what somebody may not see is said so, with whom to ask', () => {
  const error = { code: 'not-authorized', message: 'Not authorized' };
  shown(<Failed title="Failed to fetch letters" error={error} />);
  const alert = screen.getByRole('alert');
  expect(alert.dataset['empty']).toBe('refused');
  within(alert).getByText(/contact your administrator/);
  expect(within(alert).queryByText('Not authorized')).toBeNull();
});

it('where somebody may not do one part of it, that part is named', () => {
  const fields = { consultation: 'This consultation is of another team' };
  shown(<Failed error={{ code: 'not-authorized', message: 'Not authorized', fields }} />);
  expect(screen.getByRole('alert').textContent).toMatch(
    /contact your administrator\. This consultation is of another team$/,
  );
});
