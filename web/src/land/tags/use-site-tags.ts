import { tagSite, untagSite } from '@calls/land/tags/contract.ts';
import { useState } from 'react';
import { call } from '../../api/call.ts';
import { siteTags } from '../ground/sites/site-tags.ts';
import { useSite } from '../ground/sites/site-context.tsx';
import { useRemovable } from '../../ui/use-removable.ts';
import { tagPanelMessages as messages } from './messages.ts';

/** A tag on its way to the site; `problem` once the server did not take it. */
export interface PendingTag {
  name: string;
  problem?: string;
}

/** The tags of the page's site with those on their way; giving, taking and undoing. */
export function useSiteTags() {
  const { siteId, site, refresh } = useSite();
  const [pending, setPending] = useState<PendingTag[]>([]);
  const { remove, isLeaving } = useRemovable<string>({
    id: (name) => name,
    remove: (name) => call(untagSite, { siteId, deleted_tag_name: name }),
    restore: (name) => call(tagSite, { siteId, created_tag_name: name }),
    removed: messages.removed,
    failed: messages.removeFailed,
    renew: refresh,
  });
  const tags = siteTags(site.site_tags).filter(({ name }) => !isLeaving(name));
  const settle = (name: string, to?: PendingTag) =>
    setPending((before) => [...before.filter((each) => each.name !== name), ...(to ? [to] : [])]);

  /** Gives the site a tag of this stored name; one that it has already is left as it is. */
  async function add(name: string): Promise<void> {
    const waits = pending.some((each) => each.name === name && each.problem === undefined);
    if (waits || tags.some((tag) => tag.name === name)) return;
    settle(name, { name });
    try {
      await call(tagSite, { siteId, created_tag_name: name });
      await refresh();
      settle(name);
    } catch (error) {
      settle(name, { name, problem: (error as Error).message });
    }
  }

  return {
    tags,
    // What the renewed site bears is on its way no longer.
    pending: pending.filter(({ name }) => !tags.some((tag) => tag.name === name)),
    add,
    remove,
    drop: (name: string) => settle(name),
  };
}
