import { Mark } from '@tiptap/react';

/** Sizes that can be chosen, in px; the ordinary one is 16. */
export const FONT_SIZES = [12, 14, 18, 20, 24, 32];

const SIZE = /^\d{1,2}px$/;

/** The size of letters. Sizes of what is pasted from elsewhere are not taken over. */
export const FontSize = Mark.create({
  name: 'textStyle',
  addAttributes() {
    return {
      fontSize: {
        default: null,
        rendered: false,
        parseHTML: (element: HTMLElement) => element.dataset['fontSize'],
      },
    };
  },
  parseHTML() {
    return [
      {
        tag: 'span[data-font-size]',
        getAttrs: (element) => SIZE.test(element.dataset['fontSize'] ?? '') && {},
      },
    ];
  },
  renderHTML({ mark }) {
    const size = String(mark.attrs['fontSize']);
    return ['span', { 'data-font-size': size, style: `font-size: ${size}` }, 0];
  },
});
