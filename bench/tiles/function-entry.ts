import { http } from '@google-cloud/functions-framework';
import { useSessionVerifier } from '../../functions/src/platform/request-session.ts';
import { serveTile } from '../../functions/src/land/layers/serving/serve-tile.ts';
import { viewerUid } from './councils.ts';

// A benchmark has no sign-in service; a tile costs the same once the cookie has been verified.
useSessionVerifier(async () => ({ uid: viewerUid, authTime: Math.floor(Date.now() / 1000) }));

http('tiles', (request, response) => void serveTile(request, response));
