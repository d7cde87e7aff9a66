import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { shown } from '../testing/shown.tsx';
import { Dialog } from './dialog.tsx';

function Page({ onClose }: { onClose?: () => void }) {
  const [open, setOpen] = useState(false);
  const close = () => {
    onClose?.();
    setOpen(false);
  };
  return (
    <>
      <button onClick={() => setOpen(true)}>Delete site</button>
      {open && (
        <Dialog title="Delete this site" onClose={close}>
          <input aria-label="Type DELETE" />
          <input
            aria-label="Find a site"
            onKeyDown={(event) => event.key === 'Escape' && event.preventDefault()}
          />
        </Dialog>
      )}
    </>
  );
}

const openDialog = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Delete site' }));
  return screen.getByRole('dialog', { name: 'Delete this site' });
};

describe('a dialog', () => {
  it('closes by Escape, once, and the page behind hears nothing of the key', async () => {
    const [onClose, onKey] = [vi.fn<() => void>(), vi.fn<() => void>()];
    shown(<Page onClose={onClose} />);
    await openDialog();
    await userEvent.click(screen.getByLabelText('Type DELETE'));
    document.addEventListener('keydown', onKey);
    await userEvent.keyboard('{Escape}');
    document.removeEventListener('keydown', onKey);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(onClose).toHaveBeenCalledOnce();
    expect(onKey).not.toHaveBeenCalled();
  });

  it('stays where Escape closed something inside it', async () => {
    const onClose = vi.fn<() => void>();
    shown(<Page onClose={onClose} />);
    const dialog = await openDialog();
    await userEvent.click(screen.getByLabelText('Find a site'));
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBe(dialog);
    expect(onClose).not.toHaveBeenCalled();
  });

  it('begins in its first field, not on Close', async () => {
    shown(<Page />);
    await openDialog();
    expect(document.activeElement).toBe(screen.getByLabelText('Type DELETE'));
  });

  it('gives the focus back to what opened it', async () => {
    shown(<Page />);
    await openDialog();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Delete site' }));
  });
});
