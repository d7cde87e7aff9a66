import { councilPageAt, councilPageKinds, councilPageNames } from './council-page-kinds.ts';
import { publicFrameMessages as messages } from './messages.ts';

/** At the foot of every page of the public's: what the council must tell of it, and where it is told what to do better. */
export const CouncilFooter = ({ feedbackAt }: { feedbackAt: string }) => (
  <footer className="foot">
    {councilPageKinds.map((kind) => (
      <a key={kind} href={councilPageAt(kind)}>
        {councilPageNames[kind]}
      </a>
    ))}
    <a href={feedbackAt}>{messages.leaveFeedback}</a>
  </footer>
);
