import type { VideoContent } from '@contract/consultation/ground/documents/blocks/video/schema.ts';
import { Video } from 'lucide-react';
import { lazyPart } from '../../../../ui/lazy-part.ts';
import type { BlockEditing } from '../block-editor.ts';
import { videoEditorMessages as messages } from './messages.ts';

export const videoEditing: BlockEditing<VideoContent> = {
  label: messages.block,
  icon: <Video size={16} aria-hidden />,
  firstField: 'url',
  called: undefined,
  isToldByParts: false,
  Reading: lazyPart(() => import('./video-reading.tsx')),
  Editor: lazyPart(() => import('./video-editor.tsx')),
};
