import type { ReactNode } from 'react';
import type { CouncilLinks } from '../../../platform/council-links.ts';
import { CouncilFooter } from './council-footer.tsx';
import { publicFrameMessages as messages } from './messages.ts';
import { publicStyle } from './style.ts';
import { FIRST_TYPEFACE_FILE } from '../../../platform/typeface/files.ts';

/** Whose page it is. */
export interface PublicCouncil {
  name: string;
  /** #rrggbb */
  colour: string;
  logo: string | null;
  /** Its own widget, else the form of the app. */
  feedback: string;
  /** Where else it can be found. */
  links: CouncilLinks;
}

/** A page of the public's. */
export interface PublicPage {
  title: string;
  /** What search engines and shared links say of it; otherwise what the council publishes here. */
  description?: string | undefined;
  /** Where the council's name leads. */
  home: string;
  content: ReactNode;
  /** At the right of the council's name. */
  header?: ReactNode;
  /** Rules of its own, after those of every page. */
  style?: string;
  /** Whether a script makes more of it once it is there; everything is read without. */
  hasIslands?: boolean;
}

/** The council's name and what is on the page; its one script, if it has any, stands at the end. */
export const PublicFrame = ({ council, page }: { council: PublicCouncil; page: PublicPage }) => (
  <html lang="en-GB">
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>{`${page.title} – ${council.name}`}</title>
      <meta name="description" content={page.description || messages.description(council.name)} />
      <meta property="og:title" content={page.title} />
      <meta
        property="og:description"
        content={page.description || messages.description(council.name)}
      />
      <meta property="og:site_name" content={council.name} />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link
        rel="preload"
        href={FIRST_TYPEFACE_FILE}
        as="font"
        type="font/woff2"
        // Fonts are fetched as if from elsewhere: without this the file would come twice.
        crossOrigin="anonymous"
      />
      <style
        // Set by React as it stands: the rules are ours, and a quotation mark in them must stay one.
        dangerouslySetInnerHTML={{ __html: publicStyle(council.colour) + (page.style ?? '') }}
      />
    </head>
    <body>
      <a className="skip" href="#content">
        {messages.skip}
      </a>
      <header className="top">
        <div>
          <a className="home" href={page.home}>
            {council.logo ? (
              // A logo tells the council's name.
              <img src={council.logo} alt={council.name} height="40" />
            ) : (
              <span>{council.name}</span>
            )}
          </a>
          {page.header}
        </div>
      </header>
      <main id="content">{page.content}</main>
      <CouncilFooter name={council.name} links={council.links} feedback={council.feedback} />
      {page.hasIslands && <script type="module" src="/islands.js" />}
    </body>
  </html>
);
