import { getPublicText } from '@calls/consultation/texts/contract.ts';
import { chakra } from '@chakra-ui/react';
import { useSearchParams } from 'react-router-dom';
import { useEndpoint } from '../../api/use-endpoint.ts';
import { useAccess } from '../../session/access.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { SkeletonLines } from '../../ui/skeleton.tsx';
import { Empty } from '../../ui/empty.tsx';
import { DocumentView } from './document-view.tsx';
import { editorMessages as messages } from './messages.ts';
import { WrittenTextEditor } from './text-editor.tsx';
import { useWrittenText } from './use-written-text.ts';
import { LoadedPage } from '../../ui/page-frame/loaded-page.tsx';
import { PageFrame } from '../../ui/page-frame/page-frame.tsx';

/** The editor of the representation that the address names. */
export default function EditorPage() {
  const [params] = useSearchParams();
  const id = Number(params.get('representationId'));
  const { allowed } = useAccess('originals', 'read');
  if (!Number.isSafeInteger(id) || id < 1) {
    return (
      <Empty
        kind="none"
        page
        title={messages.noneChosen}
        action={<ButtonLink to="/consultations/representations/all">{messages.toTable}</ButtonLink>}
      >
        {messages.noneChosenHint}
      </Empty>
    );
  }
  if (allowed === undefined) return <TextSkeleton />;
  return allowed ? <Written key={id} id={id} /> : <ReadOnly key={id} id={id} />;
}

export const TextSkeleton = () => (
  <chakra.div p="4" maxW="prose">
    <SkeletonLines lines={12} height="6" />
  </chakra.div>
);

function Written({ id }: { id: number }) {
  const query = useWrittenText(id);
  return (
    <LoadedPage
      query={query}
      title={messages.title(id)}
      skeleton={<TextSkeleton />}
      failed={messages.loadFailed}
    >
      {(loaded) => (
        <WrittenTextEditor representationId={id} title={messages.title(id)} loaded={loaded} />
      )}
    </LoadedPage>
  );
}

/** For those who may not read what was redacted. */
function ReadOnly({ id }: { id: number }) {
  const query = useEndpoint(getPublicText, { id });
  return (
    <PageFrame
      kind="page"
      width="reading"
      title={messages.title(id)}
      intro={<p>{messages.notPermitted}</p>}
    >
      <Loaded query={query} skeleton={<TextSkeleton />} failed={messages.loadFailed}>
        {({ document, isShown }) =>
          isShown ? (
            <DocumentView document={document} label={messages.modes.public} />
          ) : (
            <chakra.p>{messages.unchecked}</chakra.p>
          )
        }
      </Loaded>
    </PageFrame>
  );
}
