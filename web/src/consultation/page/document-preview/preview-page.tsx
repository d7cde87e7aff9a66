import { previewDocument } from '@calls/consultation/page/document-preview/contract.ts';
import type { OutputOf } from '@contract/platform/contract.ts';
import { chakra } from '@chakra-ui/react';
import { useId, useState } from 'react';
import { useParams } from 'react-router-dom';
import { useEndpoint } from '../../../api/use-endpoint.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { SelectControl } from '../../../ui/control.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { SkeletonLines } from '../../../ui/skeleton.tsx';
import { previewMessages as messages } from './messages.ts';

const WIDTHS = { desktop: '100%', tablet: '800px', mobile: '390px' } as const;
type Width = keyof typeof WIDTHS;

/** A draft as the public would read it, at the width of a desktop, a tablet or a phone. */
export default function PreviewPage() {
  const documentId = Number(useParams()['documentId']);
  const query = useEndpoint(previewDocument, { id: documentId });
  return (
    <Loaded query={query} failed={messages.failed} page skeleton={<SkeletonLines lines={16} />}>
      {(preview) => <Preview documentId={documentId} preview={preview} />}
    </Loaded>
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
    <chakra.div display="flex" flexDirection="column" flex="1" minH="0" w="full">
      <chakra.div
        display="flex"
        flexWrap="wrap"
        alignItems="center"
        gap="3"
        px="4"
        py="2"
        borderBottomWidth="1px"
      >
        <chakra.h1 tabIndex={-1} textStyle="headingSm" overflowWrap="anywhere">
          {messages.title(title)}
        </chakra.h1>
        <chakra.p color="fg.muted" flex="1 1 20rem">
          {leftOut > 0 ? `${messages.leftOut(leftOut)} ${messages.hint}` : messages.hint}
        </chakra.p>
        <chakra.label htmlFor={id}>{messages.width}</chakra.label>
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
        <ButtonLink size="sm" variant="outline" to={`/documents/${documentId}`}>
          {messages.edit}
        </ButtonLink>
      </chakra.div>
      {/* Nothing in it runs: what officers wrote is only shown. */}
      <chakra.iframe
        title={messages.title(title)}
        srcDoc={html}
        sandbox=""
        flex="1"
        minH="70vh"
        w="full"
        mx="auto"
        bg="white"
        style={{ maxWidth: WIDTHS[width] }}
      />
    </chakra.div>
  );
}
