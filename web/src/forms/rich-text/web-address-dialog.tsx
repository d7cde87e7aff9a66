import { chakra } from '@chakra-ui/react';
import type { Editor } from '@tiptap/react';
import { useContext, useId, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Control, SelectControl } from '../../ui/control.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { LinkPlaces } from './link-places.ts';
import { richTextMessages as messages } from './messages.ts';
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
  const places = useContext(LinkPlaces);
  const [wrong, setWrong] = useState(false);
  const save = () => {
    const href = typedAddress(typed, ofSite);
    if (href === undefined) {
      setWrong(true);
      return;
    }
    // A place of the same page opens on it.
    const opens =
      inNewTab && !href.startsWith('#')
        ? { target: '_blank', rel: 'noopener noreferrer' }
        : { target: null, rel: null };
    editor
      .chain()
      .focus()
      .extendMarkRange('link')
      .setLink({ href, ...opens })
      .run();
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
                editor.chain().focus().extendMarkRange('link').unsetLink().run();
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
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          save();
        }}
      />
      <chakra.p id={`${id}-hint`} color="fg.muted">
        {messages.linkHint(ofSite)}
      </chakra.p>
      {places.length > 0 && (
        <PlaceOfDocument
          id={`${id}-place`}
          typed={typed}
          choose={(address) => {
            setTyped(address);
            setWrong(false);
          }}
        />
      )}
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

interface PlaceOfDocumentProps {
  id: string;
  /** The address as it stands in the field. */
  typed: string;
  choose: (address: string) => void;
}

/** Offers the sections and questions of the document as addresses. */
function PlaceOfDocument({ id, typed, choose }: PlaceOfDocumentProps) {
  const places = useContext(LinkPlaces);
  const chosen = places.find((place) => typed.trim() === `#${place.id}`);
  return (
    <>
      <chakra.label htmlFor={id} fontWeight="medium" display="block" mt="3">
        {messages.linkPlace}
      </chakra.label>
      <SelectControl
        id={id}
        size="md"
        value={chosen?.id ?? ''}
        onChange={({ target }) => choose(target.value === '' ? '' : `#${target.value}`)}
      >
        <option value="">{messages.linkNoPlace}</option>
        {places.map((place) => (
          <option key={place.id} value={place.id}>
            {place.label}
          </option>
        ))}
      </SelectControl>
    </>
  );
}
