import { getSubRepresentation } from '@calls/consultation/sub-representations/contract.ts';
import { useParams } from 'react-router-dom';
import type { SubRepresentation } from '@contract/consultation/sub-representations/contract.ts';
import { useEndpoint } from '../../api/use-endpoint.ts';
import { useAccess } from '../../session/access.tsx';
import { TextSkeleton } from './editor-page.tsx';
import { referenceOf } from './marks/mark-labels.ts';
import { editorMessages } from './messages.ts';
import { partMessages as messages } from './parts/messages.ts';
import { PartPanel } from './parts/part-panel.tsx';
import { WrittenTextEditor } from './text-editor.tsx';
import { useWrittenText } from './use-written-text.ts';
import { LoadedPage } from '../../ui/page-frame/loaded-page.tsx';
import { PageFrame } from '../../ui/page-frame/page-frame.tsx';

/** The editor of one part of a representation: the whole text, of which only the part may be changed. */
export default function PartEditorPage() {
  const { id } = useParams();
  const query = useEndpoint(getSubRepresentation, { id: Number(id) });
  const { allowed } = useAccess('originals', 'read');
  return (
    <LoadedPage
      query={query}
      title={messages.untitled}
      skeleton={<TextSkeleton />}
      failed={messages.loadFailed}
    >
      {({ subRepresentation: part }) =>
        allowed ? <Written part={part} /> : <ReadOnly part={part} />
      }
    </LoadedPage>
  );
}

const titleOf = (part: SubRepresentation) => editorMessages.partTitle(referenceOf(part));

function Written({ part }: { part: SubRepresentation }) {
  const query = useWrittenText(part.representationId);
  return (
    <LoadedPage
      query={query}
      title={titleOf(part)}
      skeleton={<TextSkeleton />}
      failed={editorMessages.loadFailed}
    >
      {(loaded) => (
        <WrittenTextEditor
          representationId={part.representationId}
          title={titleOf(part)}
          loaded={loaded}
          part={part.id}
          renderBeside={(editor) => <PartPanel part={part} editor={editor} />}
        />
      )}
    </LoadedPage>
  );
}

/** For those who may not read what was redacted: what is known of the part, without its words. */
const ReadOnly = ({ part }: { part: SubRepresentation }) => (
  <PageFrame kind="page" width="reading" title={titleOf(part)}>
    <PartPanel part={part} editor={undefined} />
  </PageFrame>
);
