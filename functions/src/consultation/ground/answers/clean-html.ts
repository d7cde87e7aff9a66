import sanitizeHtml from 'sanitize-html';

/** What opens beside the page must not reach back into it. */
const IN_NEW_TAB = { target: '_blank', rel: 'noopener noreferrer' };

const RULES: sanitizeHtml.IOptions = {
  allowedTags: ['p', 'br', 'strong', 'em', 'u', 'a', 'ul', 'ol', 'li', 'h2', 'h3', 'blockquote'],
  allowedAttributes: { a: ['href', 'target', 'rel'] },
  allowedSchemes: ['http', 'https', 'mailto'],
  allowProtocolRelative: false,
  transformTags: {
    b: 'strong',
    i: 'em',
    h1: 'h2',
    h4: 'h3',
    div: 'p',
    a: (tagName, { href, target }) => ({
      tagName,
      attribs: {
        ...(href === undefined ? {} : { href }),
        ...(href !== undefined && target === '_blank' ? IN_NEW_TAB : {}),
      },
    }),
  },
};

/** HTML with only the elements that a response may have, whole and balanced; links lead to web and mail addresses, in a new tab or not. */
export const cleanHtml = (html: string): string =>
  sanitizeHtml(html.toWellFormed().replaceAll('\u0000', ''), RULES)
    .replaceAll(/<a>(.*?)<\/a>/gs, '$1')
    .replaceAll(/(?:<p>\s*<\/p>\s*)+$/g, '')
    .trim();
