import { createCustomSite, getSite } from '@calls/land/sites/contract.ts';
import type { OverlappingSite } from '@contract/land/ground/sites/overlapping-sites.ts';
import type { Geometry } from 'geojson';
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type { ApiError } from '../../api/api-error.ts';
import { useAction } from '../../api/use-action.ts';
import { endpointQuery } from '../../api/use-endpoint.ts';
import { useFlag } from '../../session/tenant.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { customSiteMessages as messages } from './messages.ts';
import { sentName } from './sent-name.ts';
import { useShowCreated } from './show-created.ts';

type Created =
  | { siteId: number; overlaps: OverlappingSite[]; problem?: undefined; field?: undefined }
  | { siteId?: undefined; problem: string; field?: 'name' };

interface NewSite {
  name: string;
  geometry: Geometry;
  source: 'drawn' | 'imported';
}

/**
 * Creates one site; gives its id, or what was wrong: the server's message for its name or its shape, otherwise the
 * failure's.
 */
export function useCreateSite() {
  const failure = useRef<ApiError>(undefined);
  const { run } = useAction(createCustomSite, {
    failure: false,
    onFailed: (error) => {
      failure.current = error;
    },
  });
  return async ({ name, geometry, source }: NewSite): Promise<Created> => {
    if (name.trim() === '') return { problem: messages.nameRequired, field: 'name' };
    const answer = await run({
      custom_site_name: sentName(name),
      custom_site_poly: geometry,
      custom_site_source: source,
    });
    if (answer) return { siteId: answer.new_site.insert_new_sites, overlaps: answer.overlaps };
    const { custom_site_name: ofName, custom_site_poly: ofShape } = failure.current?.fields ?? {};
    return ofName
      ? { problem: ofName, field: 'name' }
      : { problem: ofShape || failure.current?.message || messages.failed };
  };
}

/** Finds the new site and shows it, with what it overlaps, or says that it exists although it cannot be shown. */
export function useShowNewSite() {
  const queries = useQueryClient();
  const show = useShowCreated();
  return async (siteId: number, overlaps: readonly OverlappingSite[]) => {
    try {
      await queries.fetchQuery(endpointQuery(getSite, { siteId }));
    } catch {
      showToast({ kind: 'warning', title: messages.notRetrieved, text: messages.notRetrievedHint });
      return;
    }
    const text = messages.overlaps(overlaps.map(({ name }) => name));
    showToast(
      text === undefined
        ? { kind: 'success', title: messages.created }
        : { kind: 'warning', title: messages.created, text },
    );
    show(siteId);
  };
}

/** The failure message, in the words of the search screen in use. */
export function useSayFailed() {
  const redesigned = useFlag('site search redesigned');
  return (problem: string) =>
    redesigned
      ? showToast({ kind: 'danger', title: messages.failedRedesigned(problem) })
      : showToast({ kind: 'danger', ...messages.failedClassic });
}
