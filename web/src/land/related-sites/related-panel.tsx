import { listRelatedSites, relatedOf } from '@calls/land/related-sites/contract.ts';
import { Plus } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useEndpoint } from '../../api/use-endpoint.ts';
import { PanelTools } from '../ground/sites/panel-tools.tsx';
import { useSite } from '../ground/sites/site-context.tsx';
import { Button } from '../../ui/button.tsx';
import { Loaded, together } from '../../ui/loaded.tsx';
import { SkeletonLines } from '../../ui/skeleton.tsx';
import { Empty } from '../../ui/empty.tsx';
import { Family } from './family.tsx';
import { relatedPanelMessages as messages } from './messages.ts';
import { PreviewMap } from './preview-map.tsx';
import { RelatedDrawer } from './related-drawer.tsx';
import { Relations } from './relations.tsx';

/** What the site was cut out of, what was cut out of it, and what it is related to. */
export default function RelatedPanel() {
  const { siteId, can } = useSite();
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
  const add = can.edit && (
    <Button
      variant="ghost"
      size="sm"
      data-adds
      icon={<Plus size={14} />}
      onClick={() => setOpen('new')}
    >
      {messages.add}
    </Button>
  );
  return (
    <Loaded
      query={together({ places, relations })}
      skeleton={<SkeletonLines lines={4} />}
      failed={messages.failed}
    >
      {(found) => (
        <>
          <PanelTools>{add}</PanelTools>
          {found.relations.related.length === 0 && family.length === 0 ? (
            <Empty kind="nothing" title={messages.none}>
              {can.edit && messages.noneHint}
            </Empty>
          ) : (
            <PreviewMap site={found.places.site} family={family} related={found.places.related} />
          )}
          <Family places={found.places} />
          <Relations related={found.relations.related} edit={setOpen} />
          {open !== undefined && (
            <RelatedDrawer
              relation={found.relations.related.find(({ id }) => id === open)}
              close={() => setOpen(undefined)}
            />
          )}
        </>
      )}
    </Loaded>
  );
}
