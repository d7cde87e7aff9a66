import { addRelatedSite, removeRelatedSite } from '@calls/land/related-sites/contract.ts';
import type { RelatedSite } from '@contract/land/related-sites/contract.ts';
import { chakra } from '@chakra-ui/react';
import { Pencil, Unlink } from 'lucide-react';
import { call } from '../../api/call.ts';
import { ownChangesShown } from '../../api/query-client.ts';
import { useSite } from '../ground/sites/site-context.tsx';
import { Badge } from '../../ui/badge.tsx';
import { IconButton } from '../../ui/button.tsx';
import { LongText } from '../../ui/long-text.tsx';
import { useRemovable } from '../../ui/use-removable.ts';
import { SiteLink } from './family.tsx';
import { relatedPanelMessages as messages } from './messages.ts';

interface RelationsProps {
  related: readonly RelatedSite[];
  edit: (siteId: number) => void;
}

/** The related sites with what is said of them, the primary one first. */
export function Relations({ related, edit }: RelationsProps) {
  const { siteId, can } = useSite();
  const { remove } = useRemovable<RelatedSite>({
    id: ({ id }) => id,
    remove: ({ id }) => call(removeRelatedSite, { siteId, relatedId: id }),
    restore: ({ id, isPrimary, comment }) =>
      call(addRelatedSite, { siteId, related_id: id, isPrimary, comment }),
    removed: ({ name }) => messages.removed(name),
    restored: ({ name }) => messages.saved(name),
    failed: () => messages.updateFailed,
    renewed: ownChangesShown,
  });
  return (
    <chakra.ul display="grid" gap="3">
      {related.map((each) => (
        <chakra.li key={each.id} display="flex" alignItems="flex-start" gap="2">
          <chakra.div flex="1" minW="0">
            <SiteLink site={each} />{' '}
            {each.isPrimary && <Badge kind="accent">{messages.primaryMark}</Badge>}
            {each.isPrimaryOf && <Badge>{messages.primaryOf}</Badge>}
            {each.comment && (
              <chakra.div color="fg.muted">
                <LongText>{each.comment}</LongText>
              </chakra.div>
            )}
          </chakra.div>
          {can.edit && (
            <chakra.span display="flex">
              <IconButton
                size="sm"
                label={messages.change(each.name)}
                icon={<Pencil size={14} />}
                onClick={() => edit(each.id)}
              />
              <IconButton
                size="sm"
                label={messages.remove(each.name)}
                icon={<Unlink size={14} />}
                onClick={() => void remove(each)}
              />
            </chakra.span>
          )}
        </chakra.li>
      ))}
    </chakra.ul>
  );
}
