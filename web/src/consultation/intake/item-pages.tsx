import { inboxPage, type getInboxItem } from '@calls/consultation/intake/contract/inbox.ts';
import type { OutputOf } from '@contract/platform/contract.ts';
import { chakra } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { call } from '../../api/call.ts';
import { inboxMessages as messages } from './messages.ts';

type Page = OutputOf<typeof getInboxItem>['pages'][number];

/** How the pages of a letter look, to compare their text with. */
export function ItemPages({ id, pages }: { id: number; pages: readonly Page[] }) {
  const drawn = pages.filter(({ hasPicture }) => hasPicture);
  if (drawn.length === 0) return <chakra.p color="fg.muted">{messages.noPicture}</chakra.p>;
  return (
    <chakra.div
      display="grid"
      gap="3"
      maxH={{ base: '50vh', lg: '80vh' }}
      overflowY="auto"
      tabIndex={0}
      role="group"
      aria-label={messages.page(1, drawn.length)}
    >
      {drawn.map(({ page, confidence, text }) => (
        <figure key={page}>
          <Picture id={id} page={page} text={text} />
          <chakra.figcaption color="fg.muted" textStyle="small">
            {messages.page(page, pages.length)}
            {confidence !== null && ` · ${messages.confidence(confidence)}`}
          </chakra.figcaption>
        </figure>
      ))}
    </chakra.div>
  );
}

function Picture({ id, page, text }: { id: number; page: number; text: string }) {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    const ending = new AbortController();
    let made: string | undefined;
    // Fetched as calls are, for the council is named in a header.
    void call(inboxPage, { id, page }, { signal: ending.signal })
      .then((picture) => {
        made = URL.createObjectURL(picture as Blob);
        setAddress(made);
      })
      .catch(() => undefined);
    return () => {
      ending.abort();
      if (made !== undefined) URL.revokeObjectURL(made);
    };
  }, [id, page]);
  return (
    <chakra.img
      src={address}
      alt={text || messages.page(page, page)}
      w="full"
      minH="40"
      bg="bg.muted"
      borderWidth="1px"
    />
  );
}
