import { updateContact } from '@contract/consultation/contacts/contract.ts';
import { yup } from '@contract/platform/contract.ts';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { useAction } from '../api/use-action.ts';
import { type Answer, serve } from '../testing/serve.ts';
import { shown } from '../testing/shown.tsx';
import { TextField } from './fields.tsx';
import { FormDrawer } from './form-drawer.tsx';
import { useDraftForm } from './use-draft-form.ts';

const schema = yup.object({ email: yup.string().default('').required('Give an email') });

function Drawer({ close }: { close: () => void }) {
  const change = useAction(updateContact, { failure: false });
  const form = useDraftForm({ formName: 'contact-3', schema, defaults: { email: '' } });
  const save = async ({ email }: { email: string }) => {
    if (await change.run({ id: 3, row_version: 1, email })) close();
  };
  return (
    <FormDrawer
      title="Ada"
      form={form}
      submit="Save contact"
      onSubmit={save}
      error={change.error}
      close={close}
    >
      <TextField name="email" label="Email" />
    </FormDrawer>
  );
}

beforeEach(() => sessionStorage.clear());

it('keeps what was typed where saving failed, says so at the field, and tries again', async () => {
  const answers: Answer[] = [
    { status: 503, json: { error: { code: 'unavailable', message: 'Please, Try again later' } } },
    {
      status: 400,
      json: {
        error: { code: 'payload-invalid', message: 'No', fields: { email: 'Somebody has it' } },
      },
    },
    { json: { result: { contact: {} } } },
  ];
  const asked = serve(() => answers.shift()!);
  let closed = 0;
  shown(<Drawer close={() => (closed += 1)} />);
  const field = screen.getByLabelText<HTMLInputElement>('Email');
  await userEvent.type(field, 'ada@fen.test');
  await userEvent.click(screen.getByRole('button', { name: 'Save contact' }));
  expect(await screen.findByText('This was not saved; what you typed is kept.')).toBeTruthy();
  expect(field.value).toBe('ada@fen.test');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findAllByText('Somebody has it')).not.toHaveLength(0);
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(field.value).toBe('ada@fen.test');
  expect(closed).toBe(0);
  await userEvent.click(screen.getByRole('button', { name: 'Save contact' }));
  await screen.findByLabelText('Email');
  expect(asked).toHaveLength(3);
  expect(closed).toBe(1);
});

it('keeps what was typed where too much was sent, and says so above its fields', async () => {
  const tooMuch = { body: 'At most 16 kB can be sent at once' };
  const answers: Answer[] = [
    {
      status: 413,
      json: {
        error: { code: 'payload-too-large', message: 'Too much was sent at once', fields: tooMuch },
      },
    },
    { json: { result: { contact: {} } } },
  ];
  serve(() => answers.shift()!);
  let closed = 0;
  shown(<Drawer close={() => (closed += 1)} />);
  const field = screen.getByLabelText<HTMLInputElement>('Email');
  await userEvent.type(field, 'ada@fen.test');
  await userEvent.click(screen.getByRole('button', { name: 'Save contact' }));
  expect(await screen.findByText(tooMuch.body)).toBeTruthy();
  expect(field.value).toBe('ada@fen.test');
  await userEvent.click(screen.getByRole('button', { name: 'Save contact' }));
  await vi.waitFor(() => expect(closed).toBe(1));
});

it('tries again as its own button does: what is wrong meanwhile is told, and the focus stays within', async () => {
  const unavailable = { status: 503, json: { error: { code: 'unavailable', message: 'Later' } } };
  const asked = serve(() => unavailable);
  shown(<Drawer close={() => undefined} />);
  const field = screen.getByLabelText<HTMLInputElement>('Email');
  const again = () => screen.findByRole('button', { name: 'Try again' });
  await userEvent.type(field, 'ada@fen.test');
  await userEvent.click(screen.getByRole('button', { name: 'Save contact' }));
  await userEvent.clear(field);
  await userEvent.click(await again());
  const line = await screen.findByRole('link', { name: 'Give an email' });
  expect(document.activeElement?.contains(line)).toBe(true);
  expect(document.activeElement?.getAttribute('role')).toBe('alert');
  await userEvent.type(field, 'ada@fen.test');
  await userEvent.click(await again());
  await expect.poll(() => asked).toHaveLength(2);
  await again();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Save contact' }));
});
