import { wordsOfHtml } from '@contract/consultation/ground/responses/response-rules.ts';
import type { QuestionContent } from '@contract/consultation/ground/documents/blocks/question/schema.ts';
import { MessageCircleQuestion } from 'lucide-react';
import { lazyPart } from '../../../../ui/lazy-part.ts';
import type { BlockEditing } from '../block-editor.ts';
import { questionEditorMessages as messages } from './messages.ts';
import { QuestionReading } from './question-reading.tsx';

export const questionEditing: BlockEditing<QuestionContent> = {
  label: messages.block,
  icon: <MessageCircleQuestion size={16} aria-hidden />,
  firstField: 'title',
  called: ({ title, question }) => messages.place(title.trim() || wordsOfHtml(question)),
  isToldByParts: false,
  Reading: QuestionReading,
  Editor: lazyPart(() => import('./question-editor.tsx')),
};
