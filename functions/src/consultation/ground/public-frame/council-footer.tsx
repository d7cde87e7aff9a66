import { type CouncilLinks, linksAbout, linksToAccounts } from '../../../platform/council-links.ts';
import { linksOfSite } from './foot-links.ts';
import { publicFrameMessages as messages } from './messages.ts';

/**
 * At the foot of every page of the public's: the council, where else it can be found, what it must tell of its pages,
 * and where it is told what to do better.
 */
export const CouncilFooter = ({
  name,
  links,
  feedback,
}: {
  name: string;
  links: CouncilLinks;
  feedback: string;
}) => {
  const accounts = linksToAccounts(links);
  return (
    <footer className="foot">
      <ul>
        {[...linksAbout(links), ...linksOfSite(feedback)].map(({ label, href }) => (
          <li key={href}>
            <a href={href}>{label}</a>
          </li>
        ))}
      </ul>
      {accounts.length > 0 && (
        <ul aria-label={messages.elsewhere(name)}>
          {accounts.map(({ label, href }) => (
            <li key={href}>
              <a href={href} rel="noopener">
                {label}
              </a>
            </li>
          ))}
        </ul>
      )}
      <p>{name}</p>
    </footer>
  );
};
