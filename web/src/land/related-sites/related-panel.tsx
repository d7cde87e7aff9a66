import { listRelatedSites, relatedOf } from '@calls/land/related-sites/contract.ts';
import { Plus } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useEndpoint } from '../../api/use-endpoint.ts';
import { PanelTools } from '../ground/sites/panel-tools.tsx';
import { useSite } from '../ground/sites/site-context.tsx';
import { Button } from '../../ui/button.tsx';
import { SkeletonLines } from '../../ui/skeleton.tsx';
import { EmptyState, ErrorState } from '../../ui/states.tsx';
import { Family } from './family.tsx';
import { relatedPanelMessages as messages } from './messages.ts';
import { PreviewMap } from './preview-map.tsx';
import { RelatedDrawer } from './related-drawer.tsx';
import { Relations } from './relations.tsx';

/** What the site was cut out of, what was cut out of it, and what it is related to. */
export default function RelatedPanel() {
  const { siteId, can, refresh } = useSite();
  const places = useEndpoint(relatedOf, { siteId });
  const relations = useEndpoint(listRelatedSites, { siteId });
  const [open, setOpen] = useState<number | 'new'>();
  const family = useMemo(
    () =>
      places.data
        ? [...(places.data.parent ? [places.data.parent] : []), ...places.data.children]
        : [],
    [places.data],
  );
  const error = places.error ?? relations.error;
  if (error && !(places.data && relations.data)) {
    const retry = () => void Promise.all([places.refetch(), relations.refetch()]);
    return <ErrorState title={messages.failed} error={error} retry={retry} />;
  }
  if (!places.data || !relations.data) return <SkeletonLines lines={4} />;
  const { related } = relations.data;
  const add = can.edit && (
    <Button variant="ghost" size="sm" icon={<Plus size={14} />} onClick={() => setOpen('new')}>
      {messages.add}
    </Button>
  );
  const alone = related.length === 0 && family.length === 0;
  return (
    <>
      <PanelTools>{add}</PanelTools>
      {alone ? (
        <EmptyState title={messages.none}>{can.edit && messages.noneHint}</EmptyState>
      ) : (
        <PreviewMap site={places.data.site} family={family} related={places.data.related} />
      )}
      <Family places={places.data} />
      <Relations related={related} edit={setOpen} />
      {open !== undefined && (
        <RelatedDrawer
          relation={related.find(({ id }) => id === open)}
          close={() => {
            setOpen(undefined);
            void refresh();
          }}
        />
      )}
    </>
  );
}
