import { addRelatedSite, removeRelatedSite } from '@calls/land/related-sites/contract.ts';
import type { RelatedSite } from '@contract/land/related-sites/contract.ts';
import { chakra } from '@chakra-ui/react';
import { Pencil, Unlink } from 'lucide-react';
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { call } from '../../api/call.ts';
import { useSite } from '../ground/sites/site-context.tsx';
import { Badge } from '../../ui/badge.tsx';
import { IconButton } from '../../ui/button.tsx';
import { LongText } from '../../ui/long-text.tsx';
import { uiMessages } from '../../ui/messages.ts';
import { showToast } from '../../ui/toast-store.ts';
import { SiteLink } from './family.tsx';
import { relatedPanelMessages as messages } from './messages.ts';

interface RelationsProps {
  related: readonly RelatedSite[];
  edit: (siteId: number) => void;
}

/** The related sites with what is said of them, the primary one first. */
export function Relations({ related, edit }: RelationsProps) {
  const { siteId, can, refresh } = useSite();
  const queries = useQueryClient();
  const leaving = useRef(new Set<number>());
  const renew = async () => {
    const renewed = queries.invalidateQueries({ queryKey: [addRelatedSite.feature] });
    void refresh();
    await renewed;
  };
  const change = async (work: () => Promise<unknown>, done: Parameters<typeof showToast>[0]) => {
    try {
      await work();
      showToast(done);
    } catch (error) {
      const text = (error as Error).message;
      showToast({ kind: 'danger', title: messages.updateFailed, text });
    }
    await renew();
  };
  const restore = ({ id, name, isPrimary, comment }: RelatedSite) =>
    change(() => call(addRelatedSite, { siteId, related_id: id, isPrimary, comment }), {
      kind: 'success',
      title: messages.saved(name),
    });
  const remove = async (each: RelatedSite) => {
    // A second press on it, before it is gone.
    if (leaving.current.has(each.id)) return;
    leaving.current.add(each.id);
    await change(() => call(removeRelatedSite, { siteId, relatedId: each.id }), {
      kind: 'info',
      title: messages.removed(each.name),
      action: { label: uiMessages.undo, run: () => void restore(each) },
    });
    leaving.current.delete(each.id);
  };
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
