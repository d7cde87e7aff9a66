import { serveTile } from './land/layers/serving/serve-tile.ts';
import { useSessionVerifier } from './platform/request-session.ts';
import { verifySession } from './council/session/verify.ts';

useSessionVerifier(verifySession);

/** The handler behind the function `tiles`: no router, since a tile costs little more than one. */
export const tilesHandler = serveTile;
