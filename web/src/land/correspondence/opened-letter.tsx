import { listLetters } from '@calls/land/correspondence/contract.ts';
import { useEndpoint } from '../../api/use-endpoint.ts';
import { useAccess } from '../../session/access.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Drawer } from '../../ui/dialog.tsx';
import { SkeletonLines } from '../../ui/skeleton.tsx';
import { Empty, Failed } from '../../ui/empty.tsx';
import { LetterDrawer } from './letter-drawer.tsx';
import { LetterHistory } from './letter-history.tsx';
import { LetterItem } from './letter-item.tsx';
import { correspondencePanelMessages as messages } from './messages.ts';

interface OpenedLetterProps {
  siteId: number;
  letterId: number;
  siteName: string;
  close: () => void;
}

/** A letter of the table in a drawer, editable by those who may. */
export function OpenedLetter({ siteId, letterId, siteName, close }: OpenedLetterProps) {
  const { data, error, refetch } = useEndpoint(listLetters, { siteId });
  const { allowed } = useAccess('sites', 'write');
  const letter = data?.correspondence.find(({ id }) => id === letterId);
  if (letter && allowed) return <LetterDrawer siteId={siteId} letter={letter} close={close} />;
  const waiting = (!data && !error) || allowed === undefined;
  return (
    <Drawer
      reading
      title={siteName}
      onClose={close}
      footer={<ButtonLink to={`/site/${siteId}`}>{messages.toSite}</ButtonLink>}
    >
      {error && !data && (
        <Failed title={messages.failed} error={error} retry={() => void refetch()} />
      )}
      {waiting && <SkeletonLines lines={8} height="6" />}
      {letter && allowed === false && (
        <>
          <ul>
            <LetterItem letter={letter} />
          </ul>
          <LetterHistory id={letter.id} />
        </>
      )}
      {data && !letter && <Empty kind="none" title={messages.gone} />}
    </Drawer>
  );
}
