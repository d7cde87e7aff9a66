import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { serve } from '../../../testing/serve.ts';
import { shown } from '../../../testing/shown.tsx';
import { chosenClient } from '../chosen-client.ts';
import { ClientList } from './client-list.tsx';

const ashworth = { id: 'c1', companyName: 'Ashworth Homes' };
beforeEach(() => sessionStorage.clear());

it('leads from a client to the document and to their answers, on whose behalf one answers then', async () => {
  shown(<ClientList clients={[ashworth]} isAgent documentId={7} />);
  const answers = screen.getByRole('link', { name: 'Their answers: Ashworth Homes' });
  expect(answers.getAttribute('href')).toBe('/p/document/7/my-responses');
  await userEvent.click(answers);
  expect(chosenClient()).toBe('c1');
  const answer = screen.getByRole('link', { name: 'Answer for them: Ashworth Homes' });
  expect(answer.getAttribute('href')).toBe('/p/document/7');
});

it('takes no client twice, however it is spaced, and no longer says what was said of the one before', async () => {
  const calls = serve(({ body }) => ({ json: { result: { id: 'c2', ...(body as object) } } }));
  shown(<ClientList clients={[ashworth]} isAgent documentId={7} />);
  const name = screen.getByLabelText('Name of the client');
  const add = () => userEvent.click(screen.getByRole('button', { name: 'Add client' }));
  await userEvent.type(name, 'Cedar   Homes');
  await add();
  await screen.findByText('Cedar Homes is added');
  await userEvent.type(name, 'ashworth  homes');
  expect(screen.queryByText('Cedar Homes is added')).toBeNull();
  await add();
  await screen.findAllByText('There is one of this name already');
  expect(calls.map(({ body }) => body)).toEqual([{ companyName: 'Cedar Homes' }]);
});
