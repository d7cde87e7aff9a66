import { Node } from '@tiptap/react';

/** Pictures lie within the text, as data addresses; nothing is fetched from elsewhere. */
const PICTURE = /^data:image\/(?:png|jpeg|gif|webp);base64,/;

/** A picture with what it shows and its caption. */
export const Figure = Node.create({
  name: 'figure',
  group: 'block',
  atom: true,
  draggable: true,
  addAttributes() {
    const from = (name: string) => ({
      default: '',
      rendered: false,
      parseHTML: (element: HTMLElement) => element.dataset[name] ?? '',
    });
    return { src: from('src'), alt: from('alt'), caption: from('caption') };
  },
  parseHTML() {
    return [
      {
        tag: 'figure[data-src]',
        getAttrs: (element) => PICTURE.test(element.dataset['src'] ?? '') && {},
      },
    ];
  },
  renderHTML({ node }) {
    const { src, alt, caption } = node.attrs as Record<string, string>;
    return [
      'figure',
      { 'data-src': src, 'data-alt': alt, 'data-caption': caption },
      ['img', { src, alt }],
      ['figcaption', {}, caption ?? ''],
    ];
  },
});
