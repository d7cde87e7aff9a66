import { createHash } from 'node:crypto';
import type { Request, Response } from 'express';

/** The CDN keeps a page this long: what is published or withdrawn is seen by all within it. */
const KEPT_SECONDS = 30;
const HTML = 'text/html; charset=utf-8';

/** For what may be withdrawn: browsers ask each time, the CDN keeps it for less than a minute. */
export const KEPT_BRIEFLY = `public, max-age=0, s-maxage=${KEPT_SECONDS}`;
/** For files of an edition. They change seldom: caches ask again after five minutes. */
const KEPT_FOR_MINUTES = 'public, max-age=300';

/** Sends a page that everybody reads, or 304 to those who have it. */
export const sendPage = (request: Request, response: Response, html: string): void =>
  sendKept(request, response, HTML, html);

/** Sends what the scripts of such a page ask for, which everybody may have, or 304. */
export const sendData = (request: Request, response: Response, data: object): void =>
  sendKept(request, response, 'application/json; charset=utf-8', JSON.stringify(data));

/** Sends a file of an edition, or 304 to those who have it: gone from here at once and from caches within five minutes. */
export const sendUnchanging = (
  request: Request,
  response: Response,
  { contentType, body }: { contentType: string; body: Uint8Array | undefined },
): void => sendKept(request, response, contentType, body, KEPT_FOR_MINUTES);

function sendKept(
  request: Request,
  response: Response,
  type: string,
  body: string | Uint8Array | undefined,
  kept = KEPT_BRIEFLY,
): void {
  response.setHeader('cache-control', kept);
  response.setHeader('content-type', type);
  if (body === undefined) {
    response.status(200).end();
    return;
  }
  const tag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  response.setHeader('etag', tag);
  if (sameTag(request.headers['if-none-match'], tag)) {
    response.status(304).end();
    return;
  }
  response.status(200).end(body);
}

/** There is nothing here, too much was asked, or there is nothing just now. */
export type FailureStatus = 404 | 429 | 503;

/** Sends a page that is not to be kept. */
export function sendFailure(response: Response, status: FailureStatus, html: string): void {
  response.setHeader('cache-control', 'no-store');
  response.setHeader('content-type', HTML);
  response.removeHeader('content-length');
  response.removeHeader('content-disposition');
  response.status(status).end(html);
}

/** Whether a browser already has what has this tag; a proxy that packed it may have made the tag a weak one. */
const sameTag = (asked: string | undefined, tag: string) =>
  asked?.split(',').some((each) => each.trim().replace(/^W\//, '') === tag) ?? false;
