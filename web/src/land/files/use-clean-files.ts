import { getSiteFiles } from '@calls/land/files/contract.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { currentTenant } from '../../api/host.ts';
import { shownBy } from '@contract/platform/shown.ts';
import { useWidthClass } from '../../ui/use-width.ts';

/** Larger pages come without the addresses for opening their files. */
const PAGES = { mobile: 10, tablet: 50, desktop: 50 };
/** An address opens its file for 15 minutes; it is refreshed before it expires. */
const RENEWED_EVERY_MS = 10 * 60_000;

/** The site's files that can be opened, newest first, page by page. */
export function useCleanFiles(id: number) {
  const limit = PAGES[useWidthClass()];
  const asked = useInfiniteQuery({
    queryKey: ['files', 'clean', currentTenant(), id, limit],
    meta: { shows: shownBy(getSiteFiles, { id }) },
    queryFn: ({ pageParam, signal }) =>
      call(getSiteFiles, { id, limit, offset: pageParam }, { signal }),
    initialPageParam: 0,
    getNextPageParam: (last, pages) => {
      const shown = pages.reduce((sum, { files }) => sum + files.length, 0);
      return last.files.length > 0 && shown < last.total ? shown : undefined;
    },
    refetchInterval: RENEWED_EVERY_MS,
  });
  return { ...asked, limit };
}
