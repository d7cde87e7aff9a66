import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { PageLinks } from './page-links.tsx';

const linksOf = (page: number, of: number) =>
  renderToStaticMarkup(PageLinks({ page, of, addressOf: (each) => `/${each}` }) || null);
const items = (html: string) =>
  [...html.matchAll(/<li>(.*?)<\/li>/g)].map(([, inside = '']) =>
    inside.replaceAll(/<[^>]*>/g, ''),
  );

it('the pages of a list are named around this one, and a gap stands for more than one page', () => {
  expect(items(linksOf(5, 20))).toEqual(['1', '2', '3', '4', '5', '6', '7', '…', '20']);
  expect(items(linksOf(6, 10))).toEqual(['1', '…', '4', '5', '6', '7', '8', '9', '10']);
  expect(items(linksOf(7, 20))).toEqual(['1', '…', '5', '6', '7', '8', '9', '…', '20']);
  expect(items(linksOf(1, 2))).toEqual(['1', '2']);
});

it('a page is told by the number that is shown', () => {
  const html = linksOf(1234, 2000);
  expect(html).toContain(
    '<a href="/1234" aria-label="Page 1,234 of 2,000" aria-current="page">1,234</a>',
  );
  expect(html.match(/aria-current/g)).toHaveLength(1);
});
