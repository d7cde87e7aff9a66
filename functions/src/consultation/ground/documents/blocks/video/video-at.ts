/** A video of a host that we know, by what a council copied from its address bar. */
export interface HostedVideo {
  host: 'YouTube' | 'Vimeo';
  /** Where it is watched: a page of the host. */
  page: string;
  /** What a frame shows: the host's form that keeps no cookies, or is asked to track nobody. */
  frame: string;
}

const YOUTUBE = /^(?:(?:www|m|music)\.)?youtube(?:-nocookie)?\.com$/;
const VIMEO = /^(?:(?:www|player)\.)?vimeo\.com$/;
const YOUTUBE_ID = /^[\w-]{11}$/;

/** The video at an address; undefined where it is no video of these hosts, which alone may stand in frames. */
export function videoAt(address: string): HostedVideo | undefined {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || url.port || url.username) return undefined;
  const parts = url.pathname.split('/').filter((part) => part !== '');
  if (url.hostname === 'youtu.be') return onYouTube(parts.length === 1 ? parts[0] : undefined);
  if (YOUTUBE.test(url.hostname)) {
    const [kind = '', id] = parts;
    if (kind === 'watch') return onYouTube(url.searchParams.get('v') ?? undefined);
    return /^(?:embed|shorts|live|v)$/.test(kind) ? onYouTube(id) : undefined;
  }
  return VIMEO.test(url.hostname) ? onVimeo(url) : undefined;
}

function onYouTube(id: string | undefined): HostedVideo | undefined {
  if (id === undefined || !YOUTUBE_ID.test(id)) return undefined;
  return {
    host: 'YouTube',
    page: `https://www.youtube.com/watch?v=${id}`,
    frame: `https://www.youtube-nocookie.com/embed/${id}`,
  };
}

/** Who has an unlisted video's address has its key: the last part of it, or `h`. */
function onVimeo({ pathname, searchParams }: URL): HostedVideo | undefined {
  const [, id, inPath] =
    /^(?:\/[a-z]\w*)*\/(\d{5,12})(?:\/([0-9a-f]{6,40}))?\/?$/.exec(pathname) ?? [];
  if (id === undefined) return undefined;
  const key = inPath ?? /^[0-9a-f]{6,40}$/.exec(searchParams.get('h') ?? '')?.[0];
  return {
    host: 'Vimeo',
    page: `https://vimeo.com/${id}${key ? `/${key}` : ''}`,
    frame: `https://player.vimeo.com/video/${id}?dnt=1${key ? `&h=${key}` : ''}`,
  };
}
