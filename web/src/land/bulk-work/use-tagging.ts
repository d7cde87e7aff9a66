import { removeTags, tagSites } from '@calls/land/tags/contract.ts';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { uiMessages } from '../../ui/messages.ts';
import { showToast } from '../../ui/toast-store.ts';
import { CHUNK, inChunks } from '../../api/in-chunks.ts';
import { bulkWorkMessages as messages } from './messages.ts';
import { patchFound } from '../ground/search/patch-found.ts';
import type { BulkRun } from './use-bulk-run.ts';

/** Tags the selection, shows the tag at once on what succeeded, and offers to undo what was new. */
export function useTagging() {
  const queries = useQueryClient();
  return async (name: string, { run }: BulkRun) => {
    const added: number[] = [];
    let tagId: number | undefined;
    const { done, left } = await run(async (part, once) => {
      const { created } = await call(tagSites, { sites_ids: part, created_tag_name: name }, once);
      const fresh = created.data.map((each) => each.site_id);
      tagId ??= created.data[0]?.tag_id;
      added.push(...fresh);
      patchFound(queries, fresh, (site) => ({
        ...site,
        site_tags: [...site.site_tags, `${tagId}|${name}`],
      }));
    }, messages.tagged);
    if (done.length > 0) {
      const already = done.length - added.length;
      showToast({
        kind: added.length > 0 ? 'success' : 'info',
        title: messages.tagDone(name, added.length),
        ...(already > 0 ? { text: messages.tagAlready(already) } : {}),
        ...(tagId !== undefined
          ? { action: { label: uiMessages.undo, run: () => void undo(tagId as number) } }
          : {}),
      });
    }
    return { done: done.length, left: left.length };

    async function undo(tag: number) {
      const outcome = await inChunks(
        added,
        async (siteIds, once) => {
          await call(removeTags, { siteIds, tagIds: [tag] }, once);
          patchFound(queries, siteIds, (site) => ({
            ...site,
            site_tags: site.site_tags.filter((each) => each !== `${tag}|${name}`),
          }));
        },
        { size: CHUNK },
      );
      showToast(
        outcome.error
          ? { kind: 'danger', title: messages.undoFailed, text: outcome.error.message }
          : { kind: 'info', title: messages.tagUndone(name) },
      );
    }
  };
}
