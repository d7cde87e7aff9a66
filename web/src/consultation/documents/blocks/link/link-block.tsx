import { HeldControl } from '../../../../forms/held.tsx';
import {
  type LinkContent,
  MAX_LINK_WORDS,
} from '@contract/consultation/ground/documents/blocks/link/schema.ts';
import { documentMessages } from '@contract/consultation/ground/documents/messages.ts';
import { isWebAddress } from '@contract/platform/link-address.ts';
import { chakra } from '@chakra-ui/react';
import { ExternalLink, Link2 } from 'lucide-react';
import type { BlockEditing, BlockEditorProps } from '../block-editor.ts';
import { BlockField } from '../block-fields.tsx';
import { TickField } from '../tick-field.tsx';
import { ValidText } from '../valid-text.tsx';
import { blockEditorMessages as messages } from '../messages.ts';

const addressProblem = (address: string) =>
  address === '' || isWebAddress(address) ? undefined : documentMessages.addressRequired;

function LinkEditor({ content, change }: BlockEditorProps<LinkContent>) {
  return (
    <>
      <BlockField field="words" label={messages.linkWords} hint={messages.linkWordsHint}>
        {(parts) => (
          <HeldControl
            {...parts}
            most={MAX_LINK_WORDS}
            value={content.words}
            change={(text) => change({ ...content, words: text })}
          />
        )}
      </BlockField>
      <ValidText
        field="address"
        label={messages.linkAddress}
        hint={messages.linkAddressHint}
        value={content.address}
        change={(address) => change({ ...content, address })}
        problemOf={addressProblem}
      />
      <TickField
        field="inNewTab"
        label={messages.inNewTab}
        value={content.inNewTab}
        change={(inNewTab) => change({ ...content, inNewTab })}
      />
    </>
  );
}

const LinkReading = ({ content: { words, address, inNewTab } }: { content: LinkContent }) => (
  <chakra.p
    display="flex"
    alignItems="center"
    gap="1.5"
    fontSize="md"
    color={words ? 'accent.fg' : 'fg.muted'}
    textDecoration="underline"
    title={address}
  >
    {words || messages.emptyLink}
    {inNewTab && <ExternalLink size={14} aria-hidden />}
  </chakra.p>
);

export const linkEditing: BlockEditing<LinkContent> = {
  label: messages.link,
  icon: <Link2 size={16} aria-hidden />,
  firstField: 'words',
  called: undefined,
  isToldByParts: false,
  Reading: LinkReading,
  Editor: LinkEditor,
};
