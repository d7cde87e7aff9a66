/** How a name of the specification's real-time channel is implemented. */
interface ChannelEvent {
  from: 'browser' | 'server';
  /** What carries it, and where: a file under functions/src or web/src. */
  by: string;
  where: string;
  /** Why nothing implements this name. */
  noCounterpart?: string;
}

/**
 * The specification's real-time events (002 section 4) without an open socket, which hosting would hold back or cut
 * off. News are documents that a browser listens to in Firestore, or polls for if it cannot listen.
 */
export const channelEvents = {
  join: {
    from: 'browser',
    by: 'signing in to Firestore with a token that names the council and the user id; the poll has the session',
    where: 'web/src/council/notifications/live-news.tsx',
  },
  leave: {
    from: 'browser',
    by: 'ending the listeners: with the page, or when nobody is signed in any more',
    where: 'web/src/council/notifications/firestore-news.tsx',
  },
  'site found': {
    from: 'server',
    by: 'a page of a search, which is shown as it arrives; the next is asked for with its cursor',
    where: 'web/src/land/ground/search/use-found-sites.ts',
  },
  'close site search stream': {
    from: 'browser',
    by: 'giving the request up, or asking for no further page',
    where: 'web/src/land/ground/search/use-found-sites.ts',
  },
  'stream closed': {
    from: 'server',
    by: 'the end of the request: the statement of a search that nobody awaits is cancelled',
    where: 'functions/src/platform/cancel-on-disconnect.ts',
    noCounterpart:
      'Nobody is left to be told: who gave the search up has ended the request that would tell it. A search that is complete says so by a page without a cursor.',
  },
  'api entity update': {
    from: 'server',
    by: 'a row of `updates` with entity, id and tab, sent to Firestore after the commit',
    where: 'functions/src/platform/updates.ts',
  },
} as const satisfies Record<string, ChannelEvent>;
