import sanitizeHtml from 'sanitize-html';

const RULES: sanitizeHtml.IOptions = {
  allowedTags: ['p', 'br', 'strong', 'em', 'u', 'a', 'ul', 'ol', 'li', 'h2', 'h3', 'blockquote'],
  allowedAttributes: { a: ['href'] },
  allowedSchemes: ['http', 'https', 'mailto'],
  allowProtocolRelative: false,
  transformTags: {
    b: 'strong',
    i: 'em',
    h1: 'h2',
    h4: 'h3',
    div: 'p',
  },
};

/** HTML with only the elements that a response may have, whole and balanced; links lead to web and mail addresses. */
export const cleanHtml = (html: string): string =>
  sanitizeHtml(html.toWellFormed().replaceAll('\u0000', ''), RULES)
    .replaceAll(/<a>(.*?)<\/a>/gs, '$1')
    .replaceAll(/(?:<p>\s*<\/p>\s*)+$/g, '')
    .trim();
