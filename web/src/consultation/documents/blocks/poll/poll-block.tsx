import {
  type PollContent,
  pollQuestion,
} from '@contract/consultation/ground/documents/blocks/poll/schema.ts';
import { chakra } from '@chakra-ui/react';
import { Vote } from 'lucide-react';
import { lazyPart } from '../../../../ui/lazy-part.ts';
import type { BlockEditing } from '../block-editor.ts';
import { questionEditorMessages } from '../question/messages.ts';
import { QuestionReading } from '../question/question-reading.tsx';
import { pollEditorMessages as messages } from './messages.ts';

const PollReading = ({ content }: { content: PollContent }) => (
  <>
    <QuestionReading content={pollQuestion(content)} />
    <chakra.p mt="1" color="fg.muted">
      {`${messages.results}: ${messages.audiences[content.results].toLowerCase()}`}
    </chakra.p>
  </>
);

export const pollEditing: BlockEditing<PollContent> = {
  label: messages.block,
  icon: <Vote size={16} aria-hidden />,
  firstField: 'title',
  called: ({ title }) => questionEditorMessages.place(title.trim()),
  isToldByParts: false,
  Reading: PollReading,
  Editor: lazyPart(() => import('./poll-editor.tsx')),
};
