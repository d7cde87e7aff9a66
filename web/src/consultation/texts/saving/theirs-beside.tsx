import type { TextDocument } from '@contract/consultation/ground/texts/text-nodes.ts';
import { chakra } from '@chakra-ui/react';
import { Button } from '../../../ui/button.tsx';
import { DocumentView } from '../document-view.tsx';
import { savingMessages as messages } from './messages.ts';

interface TheirsBesideProps {
  theirs: { document: TextDocument; by: string };
  close: () => void;
}

/** Another officer's version beside the text, to copy from while one merges by hand. */
export const TheirsBeside = ({ theirs, close }: TheirsBesideProps) => (
  <section>
    <chakra.div display="flex" alignItems="center" gap="2" mb="2">
      <chakra.h2 flex="1" textStyle="headingSm">
        {messages.theirs(theirs.by)}
      </chakra.h2>
      <Button size="sm" variant="outline" onClick={close}>
        {messages.mergeDone}
      </Button>
    </chakra.div>
    <DocumentView document={theirs.document} label={messages.theirs(theirs.by)} />
  </section>
);
