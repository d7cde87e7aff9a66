import sanitizeHtml from 'sanitize-html';
import { linkKind } from '../../../platform/link-address.ts';
import { replaceElements } from '../../../platform/markup.ts';

/** What opens beside the page must not reach back into it. */
const IN_NEW_TAB = { target: '_blank', rel: 'noopener noreferrer' };

/** A place on the same page, or a page of the same site. */
const isOwn = (address: string) => /^(?:#|\/(?!\/))[^\s\\\p{Cc}\p{Cf}]*$/u.test(address);
const isAllowed = (address: string) => linkKind(address) !== undefined || isOwn(address);

const LINK = /<a\b[^<>]*?\bhref="([^"<>]*)"/g;

/** Whether cleaned HTML, of whatever day, has a link where none may lead by today's rule. */
export const leadsAstray = (html: string): boolean =>
  [...html.matchAll(LINK)].some(([, address = '']) => !isAllowed(address.replaceAll('&amp;', '&')));

const rules = (keepsLink: (address: string) => boolean): sanitizeHtml.IOptions => ({
  allowedTags: ['p', 'br', 'strong', 'em', 'u', 'a', 'ul', 'ol', 'li', 'h2', 'h3', 'blockquote'],
  allowedAttributes: { a: ['href', 'target', 'rel'] },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  transformTags: {
    b: 'strong',
    i: 'em',
    h1: 'h2',
    h4: 'h3',
    div: 'p',
    a: (tagName, { href, target }) => {
      if (href === undefined || !isAllowed(href) || !keepsLink(href))
        return { tagName, attribs: {} };
      return { tagName, attribs: { href, ...(target === '_blank' ? IN_NEW_TAB : {}) } };
    },
  },
});
const all = () => true;

/**
 * HTML with only the elements that a response may have, whole and balanced; links lead to the web, mail, a telephone or
 * this site, in a new tab or not, and those that are not kept become their words.
 */
export const cleanHtml = (html: string, keepsLink: (address: string) => boolean = all): string =>
  withoutEmptyEnd(
    replaceElements(
      sanitizeHtml(html.toWellFormed().replaceAll('\u0000', ''), rules(keepsLink)),
      { open: /<a>/g, close: /<\/a>/g },
      ({ inside }) => inside,
    ),
  ).trim();

function withoutEmptyEnd(html: string): string {
  let kept = html.trimEnd();
  while (kept.endsWith('</p>')) {
    const before = kept.slice(0, -'</p>'.length).trimEnd();
    if (!before.endsWith('<p>')) break;
    kept = before.slice(0, -'<p>'.length).trimEnd();
  }
  return kept;
}
