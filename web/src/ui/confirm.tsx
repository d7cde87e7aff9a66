import { type ReactNode, useState } from 'react';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';

interface ConfirmProps {
  title: string;
  children: ReactNode;
  /** What the button does, in its words: 'Leave form', 'Delete site'. */
  confirm: string;
  keep: string;
  danger?: boolean;
  onConfirm: () => void | Promise<unknown>;
  onClose: () => void;
}

/** A question, for what cannot be undone. 360 px wide. */
export function Confirm({
  title,
  children,
  confirm,
  keep,
  danger,
  onConfirm,
  onClose,
}: ConfirmProps) {
  const [busy, setBusy] = useState(false);
  const act = async () => {
    setBusy(true);
    await onConfirm();
    setBusy(false);
  };
  const footer = (
    <>
      <Button variant="outline" onClick={onClose}>
        {keep}
      </Button>
      <Button variant={danger ? 'danger' : 'solid'} busy={busy} onClick={() => void act()}>
        {confirm}
      </Button>
    </>
  );
  return (
    <Dialog title={title} width={360} onClose={onClose} footer={footer}>
      {children}
    </Dialog>
  );
}
