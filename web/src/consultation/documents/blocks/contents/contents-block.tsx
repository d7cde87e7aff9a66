import type { NoContent } from '@contract/consultation/ground/documents/blocks/no-content.ts';
import { chakra } from '@chakra-ui/react';
import { ListTree } from 'lucide-react';
import type { BlockEditing } from '../block-editor.ts';
import { blockEditorMessages as messages } from '../messages.ts';

const ContentsReading = () => (
  <chakra.div>
    <chakra.p fontWeight="semibold">{messages.contents}</chakra.p>
    <chakra.p color="fg.muted">{messages.contentsHint}</chakra.p>
  </chakra.div>
);

export const contentsEditing: BlockEditing<NoContent> = {
  label: messages.tableOfContents,
  icon: <ListTree size={16} aria-hidden />,
  firstField: undefined,
  called: undefined,
  isToldByParts: false,
  Reading: ContentsReading,
  Editor: () => null,
};
