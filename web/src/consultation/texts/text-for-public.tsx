import { publicDocument } from '@contract/consultation/ground/texts/public-document.ts';
import type { TextDocument } from '@contract/consultation/ground/texts/text-nodes.ts';
import { chakra } from '@chakra-ui/react';
import { DocumentView } from './document-view.tsx';
import { editorMessages as messages } from './messages.ts';

/** A text as the public would read it. */
export function TextForPublic({ document }: { document: TextDocument }) {
  return (
    <div>
      <chakra.p color="fg.muted" mb="3">
        {messages.publicHint}
      </chakra.p>
      <DocumentView document={publicDocument(document)} label={messages.modes.public} />
    </div>
  );
}
