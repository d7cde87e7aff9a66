import { councilPageAt, councilPageKinds, councilPageNames } from './council-page-kinds.ts';

/** At the foot of every page of the public's: what the council must tell of it. */
export const CouncilFooter = () => (
  <footer className="foot">
    {councilPageKinds.map((kind) => (
      <a key={kind} href={councilPageAt(kind)}>
        {councilPageNames[kind]}
      </a>
    ))}
  </footer>
);
