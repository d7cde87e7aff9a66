import { isAuthenticated } from '@calls/council/session/contract.ts';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { followConsequences } from '../api/consequences.ts';
import { queryClient } from '../api/query-client.ts';
import { endpointKey } from '../api/use-endpoint.ts';
import { isWayIn, signInPathFor } from './account-paths.ts';
import { rememberPlace } from './storage.ts';
import { markSignedOut } from './user.ts';

/**
 * Carries out the consequences of failed calls, throughout the product. Guarded pages then redirect by themselves; on
 * a public page only an action redirects, not a background read.
 */
export function useConsequences(pageIsPublic: boolean): void {
  const navigate = useNavigate();
  useEffect(() => {
    followConsequences((consequence, kind) => {
      if (consequence.go === 'path') return void navigate(consequence.path);
      if (consequence.go === 'recheck-access') {
        // What the page offered was refused: the permissions that it knows are out of date.
        return void queryClient.invalidateQueries({ queryKey: ['permissions'] });
      }
      if (consequence.go === 'recheck-session') {
        // Whoever is signed in now is another; it is for the session to see to that.
        const queryKey = endpointKey(isAuthenticated, {});
        return void queryClient.invalidateQueries({ queryKey });
      }
      const ended = consequence.go === 'session-expired';
      if (pageIsPublic && kind === 'write' && !isWayIn(location.pathname)) {
        const place = location.pathname + location.search;
        rememberPlace(place);
        void navigate(ended ? '/session-expired' : signInPathFor(place));
      }
      markSignedOut(ended);
    });
  }, [navigate, pageIsPublic]);
}
