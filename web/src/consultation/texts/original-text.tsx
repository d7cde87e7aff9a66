import { getOriginal } from '@calls/consultation/texts/contract.ts';
import { chakra } from '@chakra-ui/react';
import { useEndpoint } from '../../api/use-endpoint.ts';
import { Loaded } from '../../ui/loaded.tsx';
import { SkeletonLines } from '../../ui/skeleton.tsx';
import { editorMessages as messages } from './messages.ts';

/** What arrived, beside what became of it. */
export function OriginalText({ representationId: id }: { representationId: number }) {
  const query = useEndpoint(getOriginal, { id });
  return (
    <section>
      <chakra.h2 textStyle="headingSm">{messages.original}</chakra.h2>
      <chakra.p color="fg.muted" mb="2">
        {messages.originalHint}
      </chakra.p>
      <Loaded
        query={query}
        skeleton={<SkeletonLines lines={8} height="6" />}
        failed={messages.originalFailed}
      >
        {({ text }) =>
          text === '' ? (
            <chakra.p color="fg.muted">{messages.originalEmpty}</chakra.p>
          ) : (
            <Words tabIndex={0} role="region" aria-label={messages.original}>
              {text}
            </Words>
          )
        }
      </Loaded>
    </section>
  );
}

const Words = chakra('div', {
  base: {
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
    p: '3',
    bg: 'bg.muted',
    borderRadius: 'md',
    fontSize: '16px',
    lineHeight: '28px',
  },
});
