import { chakra } from '@chakra-ui/react';
import type { Editor } from '@tiptap/react';
import { useId, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Control } from '../../ui/control.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { richTextMessages as messages } from './messages.ts';
import { PlaceOfDocument } from './place-of-document.tsx';
import { removeLink, setLink } from './set-link.ts';
import { typedAddress } from './typed-address.ts';

interface WebAddressDialogProps {
  editor: Editor;
  /** The text is shown on the site. */
  ofSite: boolean;
  close: () => void;
}

/** Asks where the selected words lead, and whether in a new tab. Not a form: it stands within one. */
export function WebAddressDialog({ editor, ofSite, close }: WebAddressDialogProps) {
  const id = useId();
  const before = String(editor.getAttributes('link')['href'] ?? '');
  const [typed, setTyped] = useState(before);
  const [inNewTab, setInNewTab] = useState(editor.getAttributes('link')['target'] === '_blank');
  const [wrong, setWrong] = useState(false);
  const type = (address: string) => {
    setTyped(address);
    setWrong(false);
  };
  const save = () => {
    const href = typedAddress(typed, ofSite);
    if (href === undefined) {
      setWrong(true);
      return;
    }
    setLink(editor, href, inNewTab);
    close();
  };
  return (
    <Dialog
      title={messages.linkTitle}
      width={400}
      onClose={close}
      footer={
        <>
          <Button variant="outline" onClick={close}>
            {messages.cancel}
          </Button>
          {before !== '' && (
            <Button
              variant="outline"
              onClick={() => {
                removeLink(editor);
                close();
              }}
            >
              {messages.linkRemove}
            </Button>
          )}
          <Button onClick={save}>{messages.linkSave}</Button>
        </>
      }
    >
      <chakra.label htmlFor={id} fontWeight="medium">
        {messages.linkAddress}
      </chakra.label>
      <Control
        id={id}
        inputMode="url"
        autoComplete="off"
        size="md"
        value={typed}
        aria-invalid={wrong || undefined}
        aria-describedby={wrong ? `${id}-hint ${id}-error` : `${id}-hint`}
        onChange={({ target }) => type(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          save();
        }}
      />
      <chakra.p id={`${id}-hint`} color="fg.muted">
        {messages.linkHint(ofSite)}
      </chakra.p>
      <PlaceOfDocument id={`${id}-place`} typed={typed} choose={type} />
      {wrong && (
        <chakra.p id={`${id}-error`} role="alert" color="fg.error">
          {messages.linkInvalid(ofSite)}
        </chakra.p>
      )}
      <chakra.label
        display="flex"
        alignItems="center"
        gap="2"
        mt="3"
        minH={{ base: '11', md: '6' }}
      >
        <chakra.input
          type="checkbox"
          accentColor="accent.solid"
          checked={inNewTab}
          onChange={({ target }) => setInNewTab(target.checked)}
        />
        {messages.linkNewTab}
      </chakra.label>
    </Dialog>
  );
}
