import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { sitePageMessages as messages } from '../messages.ts';
import type { LayoutWork } from './use-layout.ts';

/** Asks whether to save or discard changes; `onward` is called after either. */
export function UnsavedLayout({
  work,
  keepEditing,
  onward,
}: {
  work: LayoutWork;
  keepEditing: () => void;
  onward: () => void;
}) {
  const discard = () => {
    work.stop();
    onward();
  };
  const save = async () => {
    await work.save();
    onward();
  };
  return (
    <Dialog
      title={messages.unsaved}
      width={480}
      onClose={keepEditing}
      footer={
        <>
          <Button variant="ghost" onClick={keepEditing}>
            {messages.keepEditing}
          </Button>
          <Button variant="outline" onClick={discard}>
            {messages.discard}
          </Button>
          <Button busy={work.saving} onClick={() => void save()}>
            {messages.saveLayout}
          </Button>
        </>
      }
    >
      <p>{messages.unsavedText}</p>
    </Dialog>
  );
}
