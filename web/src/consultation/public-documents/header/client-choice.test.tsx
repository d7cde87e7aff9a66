import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { storeTenant } from '../../../api/host.ts';
import { serve } from '../../../testing/serve.ts';
import { shown } from '../../../testing/shown.tsx';
import { askForClient } from '../chosen-client.ts';
import { followClient, reloadOwn, useOwnAnswers } from '../questions/own-answers.ts';
import { offerClients } from './client-choice.ts';

const FIRST = /^Choose whom you answer for at the top/;
/** No other test's. */
const DOCUMENT = 4017;
const tools = document.createElement('div');

function Reason() {
  const { own } = useOwnAnswers(DOCUMENT);
  return <p>{own?.mayAnswer ? 'May answer' : own?.reason}</p>;
}

async function offered(types: string[]) {
  storeTenant('oak');
  serve(({ path }) => {
    const own = { uid: 'una', mayAnswer: true, reason: null, answers: [], opened: 'sealed' };
    const meta = { types, clientDetails: [{ id: 'c1', companyName: 'Cedar Homes' }] };
    return { json: { result: path.startsWith('/documents') ? own : meta } };
  });
  await act(() => reloadOwn(DOCUMENT));
  shown(<Reason />);
  await screen.findByText('May answer');
  await act(() => offerClients(tools));
  return screen.getByRole<HTMLSelectElement>('combobox');
}

const ended = followClient(DOCUMENT);
// Other files of tests have the same page.
afterAll(() => {
  askForClient(false);
  ended();
});
beforeEach(() => {
  sessionStorage.clear();
  tools.innerHTML = '<label data-part="client" hidden>On behalf of <select></select></label>';
  document.body.append(tools);
});

it('who answers for themselves as well does so until they choose a client', async () => {
  const select = await offered(['individual', 'agent']);
  expect(select.selectedOptions[0]?.textContent).toBe('Myself');
  expect(screen.getByText('May answer')).toBeTruthy();
});

it('who sends clients’ views alone says for whom before they answer', async () => {
  const select = await offered(['agent']);
  expect(select.selectedOptions[0]?.textContent).toBe('Choose whom you answer for');
  await screen.findByText(FIRST);
  await userEvent.selectOptions(select, 'Cedar Homes');
  await waitFor(() => expect(screen.queryByText(FIRST)).toBeNull());
  await screen.findByText('May answer');
});
