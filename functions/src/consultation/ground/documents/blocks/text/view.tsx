import type { BlockPlace } from '../../view/place.ts';
import type { TextContent } from './schema.ts';

/** A text, which the server cleaned when it was saved; its headings stand below that of its section. */
export const TextBlockView = ({ content, place }: { content: TextContent; place: BlockPlace }) => (
  <div
    className="prose"
    dangerouslySetInnerHTML={{ __html: withHeadingsAt(content.html, place.headingLevel) }}
  />
);

/** h2 and h3 of a text as they stand below a heading of the page. */
export const withHeadingsAt = (html: string, level: number): string =>
  html.replaceAll(
    /<(\/?)h([23])>/g,
    (_whole, slash: string, own: string) => `<${slash}h${Math.min(level + Number(own) - 2, 6)}>`,
  );
