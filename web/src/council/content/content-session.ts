import { PERSONAL } from '../../session/storage.ts';
import { contentMessages as messages } from './messages.ts';

export interface ContentTokens {
  access_token: string;
  refresh_token: string;
  /** In ms from when they were issued. */
  expires: number;
}

/** The calls and the storage that a content session needs, passed in so that it works without a browser. */
export interface ContentDoors {
  login: () => Promise<ContentTokens>;
  refresh: (refreshToken: string) => Promise<ContentTokens>;
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  now: () => number;
}

interface Kept {
  access: string;
  refresh: string;
  /** Ms since 1970. */
  endsAt: number;
}

/** The next person to sign in in this tab must not act with this token. */
const KEY = `${PERSONAL}content-session`;
/** How long before its end it is renewed, in ms, so that a slow call still arrives with a valid token. */
export const RENEWED_BEFORE_END = 60_000;

/**
 * The content system's token for the person signed in: kept for this tab, renewed shortly before it
 * ends, forgotten when that fails. Calls made at once share one sign-in or renewal.
 */
export function contentSession({ login, refresh, storage, now }: ContentDoors) {
  let underWay: Promise<string> | undefined;

  function kept(): Kept | undefined {
    try {
      const value = JSON.parse(storage.getItem(KEY) ?? 'null') as Kept | null;
      return value ?? undefined;
    } catch {
      return undefined;
    }
  }

  function keep(tokens: ContentTokens): string {
    const value: Kept = {
      access: tokens.access_token,
      refresh: tokens.refresh_token,
      endsAt: now() + tokens.expires,
    };
    storage.setItem(KEY, JSON.stringify(value));
    return value.access;
  }

  /** Renews the session, or starts a new one. Throws with a message for people, after forgetting the session. */
  async function obtain(old: Kept | undefined): Promise<string> {
    try {
      return keep(old ? await refresh(old.refresh) : await login());
    } catch (cause) {
      storage.removeItem(KEY);
      throw new Error(old ? messages.refreshFailed : messages.loginFailed, { cause });
    }
  }

  return {
    /** Whether somebody needed a token before, which is to be kept valid. */
    isBegun: (): boolean => kept() !== undefined,

    /** A token that stays valid for at least another minute. */
    token(): Promise<string> {
      const old = kept();
      if (old && old.endsAt - now() > RENEWED_BEFORE_END) return Promise.resolve(old.access);
      underWay ??= obtain(old).finally(() => {
        underWay = undefined;
      });
      return underWay;
    },
  };
}
