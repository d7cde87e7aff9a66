import { chakra } from '@chakra-ui/react';
import DOMPurify from 'dompurify';
import { useMemo } from 'react';
import { richTextStyles } from './rich-text-styles.ts';

const ALLOWED = {
  ALLOWED_TAGS: ['p', 'br', 'strong', 'em', 'u', 'a', 'ul', 'ol', 'li', 'h2', 'h3', 'blockquote'],
  ALLOWED_ATTR: ['href', 'target', 'rel'],
};

/** A text with headings, lists and links to read. */
export function RichText({ html }: { html: string }) {
  const clean = useMemo(() => DOMPurify.sanitize(html, ALLOWED), [html]);
  return <Text dangerouslySetInnerHTML={{ __html: clean }} />;
}

const Text = chakra('div', { base: richTextStyles });
