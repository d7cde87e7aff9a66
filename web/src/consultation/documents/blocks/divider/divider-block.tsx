import type { NoContent } from '@contract/consultation/ground/documents/blocks/no-content.ts';
import { chakra } from '@chakra-ui/react';
import { Minus } from 'lucide-react';
import type { BlockEditing } from '../block-editor.ts';
import { blockEditorMessages as messages } from '../messages.ts';

export const dividerEditing: BlockEditing<NoContent> = {
  label: messages.divider,
  icon: <Minus size={16} aria-hidden />,
  firstField: undefined,
  called: undefined,
  isToldByParts: false,
  Reading: () => <chakra.hr my="3" borderTopWidth="1px" borderColor="border.emphasized" />,
  Editor: () => null,
};
