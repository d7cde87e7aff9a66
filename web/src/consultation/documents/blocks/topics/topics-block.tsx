import type { TagTopicContent } from '@contract/consultation/ground/documents/blocks/topics/schema.ts';
import { Tags } from 'lucide-react';
import { lazyPart } from '../../../../ui/lazy-part.ts';
import type { BlockEditing } from '../block-editor.ts';
import { tagTopicEditorMessages as messages } from './messages.ts';

export const topicsEditing: BlockEditing<TagTopicContent> = {
  label: messages.block,
  icon: <Tags size={16} aria-hidden />,
  firstField: 'topicIds',
  called: undefined,
  isToldByParts: false,
  Reading: lazyPart(() => import('./topics-reading.tsx')),
  Editor: lazyPart(() => import('./topics-editor.tsx')),
};
