import type { ImageContent } from '@contract/consultation/ground/documents/blocks/image/schema.ts';
import { Image } from 'lucide-react';
import { lazyPart } from '../../../../ui/lazy-part.ts';
import type { BlockEditing } from '../block-editor.ts';
import { imageEditorMessages as messages } from './messages.ts';

export const imageEditing: BlockEditing<ImageContent> = {
  label: messages.block,
  icon: <Image size={16} aria-hidden />,
  firstField: 'fileId',
  called: undefined,
  isToldByParts: false,
  Reading: lazyPart(() => import('./image-reading.tsx')),
  Editor: lazyPart(() => import('./image-editor.tsx')),
};
