import { previewDocument } from '@calls/consultation/composed/document-preview/contract.ts';
import type { OutputOf } from '@contract/platform/contract.ts';
import { chakra } from '@chakra-ui/react';
import { useId, useState } from 'react';
import { useParams } from 'react-router-dom';
import { useEndpoint } from '../../../api/use-endpoint.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { SelectControl } from '../../../ui/control.tsx';
import { LoadedPage } from '../../../ui/page-frame/loaded-page.tsx';
import { SkeletonLines } from '../../../ui/skeleton.tsx';
import { previewMessages as messages } from './messages.ts';
import { PageFrame } from '../../../ui/page-frame/page-frame.tsx';

const WIDTHS = { desktop: '100%', tablet: '800px', mobile: '390px' } as const;
type Width = keyof typeof WIDTHS;

/** A draft as the public would read it, at the width of a desktop, a tablet or a phone. */
export default function PreviewPage() {
  const documentId = Number(useParams()['documentId']);
  const query = useEndpoint(previewDocument, { id: documentId });
  return (
    <LoadedPage
      query={query}
      title={messages.untitled}
      failed={messages.failed}
      skeleton={<SkeletonLines lines={16} />}
    >
      {(preview) => <Preview documentId={documentId} preview={preview} />}
    </LoadedPage>
  );
}

interface PreviewProps {
  documentId: number;
  preview: OutputOf<typeof previewDocument>;
}

function Preview({ documentId, preview: { title, html, leftOut } }: PreviewProps) {
  const [width, setWidth] = useState<Width>('desktop');
  const id = useId();
  return (
    <PageFrame
      kind="map"
      title={messages.title(title)}
      state={leftOut > 0 && <p>{messages.leftOut(leftOut)}</p>}
      actions={
        <>
          <label htmlFor={id}>{messages.width}</label>
          <SelectControl
            id={id}
            w="32"
            value={width}
            onChange={({ target }) => setWidth(target.value as Width)}
          >
            {(Object.keys(WIDTHS) as Width[]).map((each) => (
              <option key={each} value={each}>
                {messages.widths[each]}
              </option>
            ))}
          </SelectControl>
          <ButtonLink variant="ghost" to={`/documents/${documentId}`}>
            {messages.edit}
          </ButtonLink>
        </>
      }
    >
      <Below>
        <chakra.p px="4" py="2" color="fg.muted">
          {messages.hint}
        </chakra.p>
        {/* Nothing in it runs: what officers wrote is only shown. */}
        <chakra.iframe
          title={messages.title(title)}
          srcDoc={html}
          sandbox=""
          flex="1"
          minH="60vh"
          w="full"
          alignSelf="center"
          bg="white"
          style={{ maxWidth: WIDTHS[width] }}
        />
      </Below>
    </PageFrame>
  );
}

/** On a low screen the document keeps a height in which it can be read, and is scrolled to. */
const Below = chakra('div', {
  base: { flex: '1', minH: '0', display: 'flex', flexDirection: 'column', overflow: 'auto' },
});
