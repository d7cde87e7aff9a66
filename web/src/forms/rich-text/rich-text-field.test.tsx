import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { yup } from '@contract/platform/contract.ts';
import { expect, it, vi } from 'vitest';
import { shown } from '../../testing/shown.tsx';
import { Form } from '../form.tsx';
import { useDraftForm } from '../use-draft-form.ts';
import { RichTextField } from './rich-text-field.tsx';

const schema = yup.object({ text: yup.string().default('').required('Please write something') });

function Letter({ send, text }: { send: (text: string) => void; text: string }) {
  const form = useDraftForm({ formName: 'letter', schema, kept: false, defaults: { text } });
  return (
    <Form form={form} submit="Send" onSubmit={(typed) => send(typed.text)}>
      <RichTextField
        name="text"
        label="Letter"
        insert={[{ label: 'Their name', text: '{name}' }]}
      />
    </Form>
  );
}

// jsdom lays nothing out, so nothing has a place to scroll to.
Object.assign(Range.prototype, {
  getClientRects: () => [],
  getBoundingClientRect: () => new DOMRect(),
});

it('gives HTML, and says what is wrong with an empty text', async () => {
  const send = vi.fn<(text: string) => void>();
  shown(<Letter send={send} text="" />);
  const box = await screen.findByRole('textbox', { name: 'Letter' });
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(box.getAttribute('aria-invalid')).toBe('true'));
  expect(box.getAttribute('aria-describedby')).toMatch(/-error$/);
  await userEvent.click(screen.getByRole('button', { name: 'Insert' }));
  await userEvent.click(screen.getByRole('menuitem', { name: 'Their name' }));
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(send).toHaveBeenCalledWith('<p>{name}</p>'));
});

it('keeps only what it knows of what it is given', async () => {
  const send = vi.fn<(text: string) => void>();
  shown(
    <Letter
      send={send}
      text="<h2>A</h2><script>x</script><p onclick='x'>b <strong>c</strong></p>"
    />,
  );
  const box = await screen.findByRole('textbox', { name: 'Letter' });
  expect(box.innerHTML).toContain('<strong>c</strong>');
  expect(box.innerHTML).not.toContain('onclick');
  expect(box.querySelector('script')).toBeNull();
});

it('links words to an address on the web, in a new tab where that is wanted', async () => {
  const send = vi.fn<(text: string) => void>();
  shown(<Letter send={send} text="<p>The plan</p>" />);
  const box = await screen.findByRole('textbox', { name: 'Letter' });
  box.focus();
  await userEvent.keyboard('{Control>}a{/Control}');
  const link = await screen.findByRole('button', { name: 'Link' });
  await waitFor(() => expect(link.hasAttribute('disabled')).toBe(false));
  await userEvent.click(link);
  const address = await screen.findByRole('textbox', { name: 'Address' });
  const save = () => userEvent.click(screen.getAllByRole('button', { name: 'Link' }).at(-1)!);
  for (const wrong of ['', 'javascript:alert(1)', 'the plan', '#homes', '/p/document/1']) {
    fireEvent.change(address, { target: { value: wrong } });
    await save();
    expect(address.getAttribute('aria-invalid')).toBe('true');
  }
  await userEvent.clear(address);
  await userEvent.type(address, 'https://example.org/plan');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Open in a new tab' }));
  await save();
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() =>
    expect(send).toHaveBeenCalledWith(
      '<p><a target="_blank" rel="noopener noreferrer" href="https://example.org/plan">The plan</a></p>',
    ),
  );
});

it('asks by Ctrl+K where the selected words lead, and completes what is typed', async () => {
  const send = vi.fn<(text: string) => void>();
  shown(<Letter send={send} text="<p>The plan</p>" />);
  const box = await screen.findByRole('textbox', { name: 'Letter' });
  box.focus();
  await userEvent.keyboard('{Control>}ak{/Control}');
  await userEvent.type(await screen.findByRole('textbox', { name: 'Address' }), 'ann@oak.gov.uk');
  await userEvent.keyboard('{Enter}');
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() =>
    expect(send).toHaveBeenCalledWith('<p><a href="mailto:ann@oak.gov.uk">The plan</a></p>'),
  );
});
