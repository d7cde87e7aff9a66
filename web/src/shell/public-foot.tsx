import { feedbackAt, linksOfSite } from '@contract/consultation/ground/public-frame/foot-links.ts';
import { publicFrameMessages as messages } from '@contract/consultation/ground/public-frame/messages.ts';
import { linksAbout, linksToAccounts, type NamedLink } from '@contract/platform/council-links.ts';
import { chakra } from '@chakra-ui/react';
import { useTenant } from '../session/tenant.tsx';

/** The foot of the public's pages that are drawn here, the same as on those that the server sets. */
export default function PublicFoot() {
  const { name, socialLinks, feedbackWidgetUrl } = useTenant();
  const accounts = linksToAccounts(socialLinks);
  return (
    <chakra.footer data-screen-only borderTopWidth="1px" mt="auto" textStyle="public">
      <chakra.div maxW="72rem" mx="auto" px={{ base: '4', md: '6' }} py="4" fontSize="md">
        <Links of={[...linksAbout(socialLinks), ...linksOfSite(feedbackAt(feedbackWidgetUrl))]} />
        {accounts.length > 0 && <Links of={accounts} label={messages.elsewhere(name)} />}
        <chakra.p mt="2" color="fg.muted">
          {name}
        </chakra.p>
      </chakra.div>
    </chakra.footer>
  );
}

/** Loaded, not routed to: what they lead to is the server's, or another website. */
const Links = ({ of, label }: { of: NamedLink[]; label?: string }) => (
  <chakra.ul display="flex" flexWrap="wrap" columnGap="6" aria-label={label}>
    {of.map((link) => (
      <li key={link.href}>
        <chakra.a
          href={link.href}
          rel="noopener"
          display="inline-flex"
          alignItems="center"
          minH="11"
          color="accent.fg"
          textDecoration="underline"
          textUnderlineOffset="3px"
        >
          {link.label}
        </chakra.a>
      </li>
    ))}
  </chakra.ul>
);
