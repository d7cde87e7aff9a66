import { getInboxItem } from '@calls/consultation/intake/contract/inbox.ts';
import { chakra } from '@chakra-ui/react';
import { useEndpoint } from '../../api/use-endpoint.ts';
import { Drawer } from '../../ui/dialog.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { SkeletonLines } from '../../ui/skeleton.tsx';
import { ItemForm } from './item-form.tsx';
import { ItemPages } from './item-pages.tsx';
import { inboxMessages as messages } from './messages.ts';

interface InboxDrawerProps {
  id: number;
  close: () => void;
  /** It was registered or dismissed. */
  done: () => void;
}

/** An e-mail or a letter: the page beside its text, which an officer corrects and registers. */
export function InboxDrawer({ id, close, done }: InboxDrawerProps) {
  const query = useEndpoint(getInboxItem, { id });
  const pages = query.data?.pages ?? [];
  const isBeside = pages.length > 0;
  const subject = query.data?.item.subject;
  return (
    <Drawer
      title={subject === undefined ? '' : subject || messages.noSubject}
      width={isBeside ? 1_100 : 640}
      onClose={close}
    >
      <Loaded query={query} skeleton={<SkeletonLines lines={10} />} failed={messages.itemFailed}>
        {({ item }) => (
          <chakra.div
            display="grid"
            gap="4"
            gridTemplateColumns={isBeside ? { base: '1fr', lg: '1fr 1fr' } : '1fr'}
            alignItems="start"
          >
            {isBeside && <ItemPages id={id} pages={pages} />}
            <ItemForm item={item} done={done} />
          </chakra.div>
        )}
      </Loaded>
    </Drawer>
  );
}
