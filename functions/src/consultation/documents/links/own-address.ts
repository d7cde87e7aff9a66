import { config } from '../../../platform/config.ts';
import { councilOrigin } from '../../../platform/council-origin.ts';
import { councilPageAt, councilPageKinds } from '../../ground/public-frame/council-page-kinds.ts';

/** What an address of the product leads to. */
export type OwnTarget =
  | { kind: 'document'; id: number; anchor: string }
  | { kind: 'attachment'; id: number; fileId: number }
  | { kind: 'edition'; id: number; edition: number }
  | { kind: 'representation'; id: number }
  /** Only staff can open it. */
  | { kind: 'staff' }
  /** It is always there, or its owner alone can open it. */
  | { kind: 'there' }
  | { kind: 'nowhere' };

const OF_DOCUMENT = /^\/p\/document\/(\d{1,15})(?:\/(.*))?$/;
const PAGES_OF_DOCUMENT = /^(?:attachments|state|continue|preferences|my-responses|my-clients)?$/;
const REPRESENTATION = /^\/p\/representations\/(\d{1,15})(?:\/attachments\/\d{1,6})?$/;
const ALWAYS = new Set<string>([
  '/p/document',
  '/p/document/all',
  '/p/representations',
  ...councilPageKinds.map(councilPageAt),
]);

/** Hosts under which this council's pages are read. */
function ownHosts(shortName: string): ReadonlySet<string> {
  const { hostedDomains, publicOrigin } = config();
  return new Set([
    new URL(publicOrigin).host,
    new URL(councilOrigin({ shortName })).host,
    ...hostedDomains.map((domain) => `${shortName}.${domain}`),
  ]);
}

/** What an address leads to in a document; undefined where it leads to another host, or to no page at all. */
export function ownTarget(
  address: string,
  { shortName, documentId }: { shortName: string; documentId: number },
): OwnTarget | undefined {
  const at = `${councilOrigin({ shortName })}/p/document/${documentId}`;
  if (!URL.canParse(address, at)) return { kind: 'nowhere' };
  const url = new URL(address, at);
  const tenant = url.searchParams.get('tenant');
  const isOwn = ownHosts(shortName).has(url.host) && (tenant === null || tenant === shortName);
  return isOwn && /^https?:$/.test(url.protocol) ? targetOf(url) : undefined;
}

function targetOf({ pathname, hash }: URL): OwnTarget {
  const path = pathname.replace(/(?<=.)\/$/, '');
  if (ALWAYS.has(path)) return { kind: 'there' };
  const [, document, within = ''] = OF_DOCUMENT.exec(path) ?? [];
  if (document !== undefined) return ofDocument(Number(document), within, anchorOf(hash));
  const [, representation] = REPRESENTATION.exec(path) ?? [];
  if (representation !== undefined) return { kind: 'representation', id: Number(representation) };
  if (/^\/(?:documents|admin)(?:\/|$)/.test(path)) return { kind: 'staff' };
  const isUnknown = path.startsWith('/p/') && !path.startsWith('/p/document/unsubscribe/');
  return { kind: isUnknown ? 'nowhere' : 'there' };
}

function ofDocument(id: number, within: string, anchor: string): OwnTarget {
  if (PAGES_OF_DOCUMENT.test(within))
    return { kind: 'document', id, anchor: within === '' ? anchor : '' };
  const [, fileId] = /^attachments\/(\d{1,15})$/.exec(within) ?? [];
  if (fileId !== undefined) return { kind: 'attachment', id, fileId: Number(fileId) };
  const [, edition] = /^editions\/(\d{1,9})\//.exec(within) ?? [];
  return edition === undefined
    ? { kind: 'nowhere' }
    : { kind: 'edition', id, edition: Number(edition) };
}

/** The element that an address names; '' where it names none, or what every page has. Words to be marked are no element. */
function anchorOf(hash: string): string {
  const [name = ''] = hash.slice(1).split(':~:');
  return ['top', 'content'].includes(name) ? '' : name;
}
