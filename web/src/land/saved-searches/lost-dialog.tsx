import { chakra } from '@chakra-ui/react';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { savedSearchMessages as messages } from './messages.ts';

/** A saved search asks for fields that are no more: said before anything is left out. */
export function LostDialog({
  name,
  fields,
  openWithout,
  onClose,
}: {
  name: string;
  fields: readonly string[];
  openWithout: () => void;
  onClose: () => void;
}) {
  return (
    <Dialog
      title={messages.lostTitle}
      width={360}
      onClose={onClose}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {messages.cancel}
          </Button>
          <Button
            onClick={() => {
              onClose();
              openWithout();
            }}
          >
            {messages.openWithout}
          </Button>
        </>
      }
    >
      <p>{messages.lost(name)}</p>
      <chakra.ul listStyle="disc" ps="5" mt="2" overflowWrap="anywhere">
        {fields.map((field) => (
          <li key={field}>{field}</li>
        ))}
      </chakra.ul>
    </Dialog>
  );
}
