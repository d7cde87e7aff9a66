import type { TextContent } from '@contract/consultation/ground/documents/blocks/text/schema.ts';
import { chakra } from '@chakra-ui/react';
import { Text } from 'lucide-react';
import { RichText } from '../../../../forms/rich-text/rich-text.tsx';
import { lazyPart } from '../../../../ui/lazy-part.ts';
import type { BlockEditing, BlockEditorProps } from '../block-editor.ts';
import { useBlockField } from '../block-fields.tsx';
import { blockEditorMessages as messages } from '../messages.ts';

const RichTextEditor = lazyPart(() => import('../../../../forms/rich-text/rich-text-editor.tsx'));

function TextEditor({ content, change }: BlockEditorProps<TextContent>) {
  const { id } = useBlockField('html');
  return (
    <RichTextEditor
      id={id}
      name="html"
      size="md"
      aria-describedby={undefined}
      aria-invalid={undefined}
      label={messages.text}
      ofSite
      html={content.html}
      change={(html) => change({ html })}
      left={() => undefined}
    />
  );
}

const TextReading = ({ content }: { content: TextContent }) =>
  content.html ? (
    <chakra.div fontSize="md" lineHeight="md">
      <RichText html={content.html} />
    </chakra.div>
  ) : (
    <chakra.p color="fg.muted">{messages.emptyText}</chakra.p>
  );

export const textEditing: BlockEditing<TextContent> = {
  label: messages.text,
  icon: <Text size={16} aria-hidden />,
  firstField: 'html',
  called: undefined,
  isToldByParts: false,
  Reading: TextReading,
  Editor: TextEditor,
};
