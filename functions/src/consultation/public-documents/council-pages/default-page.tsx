import {
  type CouncilPageKind,
  councilPageNames,
} from '../../ground/public-frame/council-page-kinds.ts';
import type { CouncilTexts } from './council-texts.ts';
import { defaultTexts } from './default-texts.ts';
import { councilPageMessages as messages } from './messages.ts';

/** A page of the council's for which it has published no document: its own words among its settings, else ours. */
export const DefaultPage = ({
  kind,
  council,
  email,
  deletionEmail,
  own,
}: CouncilTexts & { kind: CouncilPageKind }) => (
  <article className="listing">
    <h1>{councilPageNames[kind]}</h1>
    {own === ''
      ? defaultTexts[kind](council).map(({ title, paragraphs = [], points = [] }) => (
          <section key={title}>
            {title && <h2>{title}</h2>}
            {paragraphs.map((words) => (
              <p key={words}>{words}</p>
            ))}
            {points.length > 0 && (
              <ul>
                {points.map((words) => (
                  <li key={words}>{words}</li>
                ))}
              </ul>
            )}
          </section>
        ))
      : own.split(/\n\s*\n/).map((words) => (
          <p key={words} style={{ whiteSpace: 'pre-line' }}>
            {words}
          </p>
        ))}
    <h2 id="contact">{messages.contact}</h2>
    {email === null ? (
      <p>{messages.askCouncil(council)}</p>
    ) : (
      <p>
        {messages.writeTo(council)} <a href={`mailto:${email}`}>{email}</a>
      </p>
    )}
    {deletionEmail !== null && (
      <p>
        {messages.deletion} <a href={`mailto:${deletionEmail}`}>{deletionEmail}</a>
      </p>
    )}
  </article>
);
