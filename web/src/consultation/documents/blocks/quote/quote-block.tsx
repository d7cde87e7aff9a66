import {
  policyName,
  type QuoteContent,
} from '@contract/consultation/ground/documents/blocks/quote/schema.ts';
import { ScrollText } from 'lucide-react';
import { lazyPart } from '../../../../ui/lazy-part.ts';
import type { BlockEditing } from '../block-editor.ts';
import { quoteEditorMessages as messages } from './messages.ts';

export const quoteEditing: BlockEditing<QuoteContent> = {
  label: messages.block,
  icon: <ScrollText size={16} aria-hidden />,
  firstField: 'reference',
  called: (content) => policyName(content) || messages.none,
  isToldByParts: false,
  Reading: lazyPart(() => import('./quote-reading.tsx')),
  Editor: lazyPart(() => import('./quote-editor.tsx')),
};
