import type { ReactNode } from 'react';
import { publicRepresentationMessages as messages } from './messages.ts';
import { publicStyle } from './style.ts';

/** Whose page it is. */
export interface PublicCouncil {
  name: string;
  /** #rrggbb */
  colour: string;
  logo: string | null;
}

/** A page of the public's: the council's name, what is on it, and no script. */
export const PublicFrame = ({
  title,
  council,
  children,
}: {
  title: string;
  council: PublicCouncil;
  children: ReactNode;
}) => (
  <html lang="en-GB">
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>{`${title} – ${council.name}`}</title>
      <style>{publicStyle(council.colour)}</style>
    </head>
    <body>
      <a className="skip" href="#content">
        {messages.skip}
      </a>
      <header>
        <a href="/p/representations">
          {council.logo ? (
            // A logo tells the council's name.
            <img src={council.logo} alt={council.name} height="40" />
          ) : (
            <span>{council.name}</span>
          )}
        </a>
      </header>
      <main id="content">{children}</main>
    </body>
  </html>
);
