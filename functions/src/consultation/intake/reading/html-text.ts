import { convert } from 'html-to-text';

/** The words of an HTML e-mail, in paragraphs; pictures, addresses of links and what is hidden are left out. */
export const textOfHtml = (html: string): string =>
  convert(html, {
    wordwrap: false,
    limits: { maxDepth: 200, maxInputLength: 5_000_000 },
    selectors: [
      { selector: 'a', options: { ignoreHref: true } },
      { selector: 'img', format: 'skip' },
      { selector: 'table', format: 'block' },
      ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((selector) => ({
        selector,
        options: { uppercase: false },
      })),
    ],
  }).trim();
