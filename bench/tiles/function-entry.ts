import { http } from '@google-cloud/functions-framework';
import { useSessionVerifier } from '../../functions/src/platform/request-session.ts';
import { serveTile } from '../../functions/src/land/layers/serving/serve-tile.ts';
import { viewerUid } from './councils.ts';

// There is no sign-in service in a benchmark; what a tile costs after the cookie was read is the same.
useSessionVerifier(async () => ({ uid: viewerUid, authTime: Math.floor(Date.now() / 1000) }));

http('tiles', (request, response) => void serveTile(request, response));
