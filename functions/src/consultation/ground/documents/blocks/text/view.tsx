import { documentViewMessages as messages } from '../../view/messages.ts';
import type { BlockPlace } from '../../view/place.ts';
import type { TextContent } from './schema.ts';
import { replaceElements } from '../../../../../platform/markup.ts';

/** A text, which the server cleaned when it was saved; its headings stand below that of its section. */
export const TextBlockView = ({ content, place }: { content: TextContent; place: BlockPlace }) => (
  <div
    className="prose"
    dangerouslySetInnerHTML={{
      __html: withNewTabsTold(withHeadingsAt(content.html, place.headingLevel)),
    }}
  />
);

/** h2 and h3 of a text as they stand below a heading of the page. */
export const withHeadingsAt = (html: string, level: number): string =>
  html.replaceAll(
    /<(\/?)h([23])>/g,
    (_whole, slash: string, own: string) => `<${slash}h${Math.min(level + Number(own) - 2, 6)}>`,
  );

/** Who hears a link hears where it opens. */
const withNewTabsTold = (html: string): string =>
  replaceElements(html, { open: /<a\b[^<>]*>/g, close: /<\/a>/g }, ({ tag, inside }) => {
    const told = tag.includes(' target="_blank"')
      ? `<span class="unseen"> ${messages.newTab}</span>`
      : '';
    return `${tag}${inside}${told}</a>`;
  });
