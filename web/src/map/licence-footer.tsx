import { chakra } from '@chakra-ui/react';
import { Copyright } from 'lucide-react';
import { useEffect, useState } from 'react';
import { mapMessages as messages } from './messages.ts';

/**
 * The copyright footer: can be collapsed, and shows the licence text with everything but text and links removed; if
 * `folded`, it starts collapsed.
 */
export function LicenceFooter({ licence, folded }: { licence: string; folded: boolean }) {
  const [open, setOpen] = useState(!folded);
  const html = useSanitised(licence);
  if (!licence) return null;
  return (
    <chakra.div
      display="flex"
      alignItems="center"
      bg="bg.panel"
      borderRadius="sm"
      textStyle="small"
    >
      <chakra.button
        type="button"
        aria-expanded={open}
        aria-label={open ? messages.hideLicence : messages.showLicence}
        onClick={() => setOpen(!open)}
        display="grid"
        placeItems="center"
        w="8"
        h="8"
        flexShrink="0"
        cursor="pointer"
      >
        <Copyright size={16} />
      </chakra.button>
      {/* Pictures and prints of the map read it while it is collapsed, too. */}
      <chakra.span
        hidden={!open}
        pe="2"
        css={{ '& a': { textDecoration: 'underline' } }}
        dangerouslySetInnerHTML={{ __html: html }}
      />
    </chakra.div>
  );
}

/** Sanitised once the sanitiser, which is heavy, has loaded with the map. */
function useSanitised(html: string): string {
  const [clean, setClean] = useState('');
  useEffect(() => {
    let wanted = true;
    void import('dompurify').then(({ default: purify }) => {
      const safe = purify.sanitize(html, {
        ALLOWED_TAGS: ['a', 'b', 'strong', 'em', 'i', 'span', 'br'],
        ALLOWED_ATTR: ['href', 'title'],
      });
      if (wanted) setClean(safe);
    });
    return () => {
      wanted = false;
    };
  }, [html]);
  return clean;
}
