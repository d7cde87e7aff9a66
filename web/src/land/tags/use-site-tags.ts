import { tagSite, untagSite } from '@calls/land/tags/contract.ts';
import { useState } from 'react';
import { call } from '../../api/call.ts';
import { ownChangesShown } from '../../api/query-client.ts';
import { siteTags } from '../ground/sites/site-tags.ts';
import { useSite } from '../ground/sites/site-context.tsx';
import { useRemovable } from '../../ui/use-removable.ts';
import { tagPanelMessages as messages } from './messages.ts';

/** A tag being added; `problem` once the server has refused it. */
export interface PendingTag {
  name: string;
  problem?: string;
}

/** The tags of the page's site, including those being added; adds, removes and undoes. */
export function useSiteTags() {
  const { siteId, site } = useSite();
  const [pending, setPending] = useState<PendingTag[]>([]);
  const { remove, isLeaving } = useRemovable<string>({
    id: (name) => name,
    remove: (name) => call(untagSite, { siteId, deleted_tag_name: name }),
    restore: (name) => call(tagSite, { siteId, created_tag_name: name }),
    removed: messages.removed,
    failed: messages.removeFailed,
    renewed: ownChangesShown,
  });
  const tags = siteTags(site.site_tags).filter(({ name }) => !isLeaving(name));
  const settle = (name: string, to?: PendingTag) =>
    setPending((before) => [...before.filter((each) => each.name !== name), ...(to ? [to] : [])]);

  /** Adds a tag with this stored name; a tag that the site has already is left alone. */
  async function add(name: string): Promise<void> {
    const waits = pending.some((each) => each.name === name && each.problem === undefined);
    if (waits || tags.some((tag) => tag.name === name)) return;
    settle(name, { name });
    try {
      await call(tagSite, { siteId, created_tag_name: name });
      await ownChangesShown();
      settle(name);
    } catch (error) {
      settle(name, { name, problem: (error as Error).message });
    }
  }

  return {
    tags,
    // Tags that the refreshed site has are no longer pending.
    pending: pending.filter(({ name }) => !tags.some((tag) => tag.name === name)),
    add,
    remove,
    drop: (name: string) => settle(name),
  };
}
