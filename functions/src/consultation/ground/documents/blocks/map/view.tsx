import { SITE } from '../../../../../land/ground/map-picture/site-colour.ts';
import type { EditionLayer, EditionMap, EditionSite } from '../../edition.ts';
import { documentViewMessages as messages } from '../../view/messages.ts';
import { tellsReference } from './site-facts.ts';
import type { BlockPlace } from '../../view/place.ts';

interface MapBlockViewProps {
  /** Of the block that it stands in. */
  id: string;
  content: EditionMap;
  place: BlockPlace;
}

/** A map as a picture with its key, and its sites as a list; a script makes a map of it that can be moved. */
export const MapBlockView = ({ id, content, place }: MapBlockViewProps) => (
  <figure
    className="map"
    data-island="map"
    data-map={place.fileAt(content.data)}
    data-ground={content.ground && place.fileAt(content.ground)}
  >
    <figcaption>{content.caption}</figcaption>
    <div className="map-frame">
      <a href={place.fileAt(content.picture)} title={messages.openPicture}>
        <img src={place.fileAt(content.picture)} alt={content.words} loading="lazy" />
      </a>
    </div>
    {content.attribution.length > 0 && (
      <p className="attribution">{content.attribution.join(' · ')}</p>
    )}
    {content.layers.length + content.sites.length > 0 && <LayerKey of={content} />}
    <p className="map-status" role="status" data-part="status" />
    {content.allSites !== undefined && (
      <p className="quiet">{messages.firstSites(content.sites.length, content.allSites)}</p>
    )}
    {content.outside !== undefined && (
      <p className="quiet">{messages.sitesOutside(content.outside, content.sites.length)}</p>
    )}
    {content.sites.length > 0 && (
      <details className="sites" id={`sites-${id}`}>
        <summary>{messages.siteInformation(content.caption)}</summary>
        <ul>
          {content.sites.map((site, at) => (
            <Site key={site.id} of={site} number={at + 1} />
          ))}
        </ul>
      </details>
    )}
  </figure>
);

/** What the map shows; the boxes do something once the map can be moved, and are hidden until then. */
const LayerKey = ({ of: { layers, sites } }: { of: EditionMap }) => (
  <ul className="map-key" aria-label={messages.key}>
    {sites.length > 0 && <KeyEntry id="sites" name={messages.sites} description="" colour={SITE} />}
    {layers.map((entry, at) =>
      entry.type === 'divider' ? (
        <li key={at} className="divider">
          {entry.name}
        </li>
      ) : (
        <KeyEntry key={at} id={entry.layerId} {...entry} />
      ),
    )}
  </ul>
);

type KeyEntryProps = { id: string } & Pick<
  EditionLayer,
  'name' | 'description' | 'colour' | 'visible' | 'signs'
>;

/** What is off at first says that the picture lacks it, until a script makes a map on which it can be switched on. */
const KeyEntry = ({ id, name, description, colour, visible = true, signs = [] }: KeyEntryProps) => (
  <li data-layer={id}>
    <label>
      <input type="checkbox" defaultChecked={visible} disabled />
      {signs.length === 0 && <span className="sign" style={{ background: colour }} />}
      {signs.length === 1 && signs.map(({ svg }) => <Sign key={svg} svg={svg} />)}
      <span>
        <span className="name">{name}</span>
        {signs.length > 1 &&
          signs.map(({ svg, label }) => (
            <span key={svg} className="one-sign">
              {svg && <Sign svg={svg} />}
              {label}
            </span>
          ))}
        {description && <span className="quiet description">{description}</span>}
        {!visible && <span className="quiet not-drawn">{messages.notDrawn}</span>}
      </span>
    </label>
  </li>
);

const Sign = ({ svg }: { svg: string }) => (
  <img className="drawn-sign" src={`data:image/svg+xml,${encodeURIComponent(svg)}`} alt="" />
);

/** `number`: its place in the list, by which the picture names it where its name has no room. */
const Site = ({
  of: { id, name, reference, info },
  number,
}: {
  of: EditionSite;
  number: number;
}) => (
  <li data-site={id}>
    <p className="name">
      <span className="number">{number}.</span> <strong>{name}</strong>
      {reference && !tellsReference(info, reference) && <span className="quiet"> {reference}</span>}
    </p>
    {info.length > 0 && (
      <dl>
        {info.map((each, at) =>
          'cells' in each ? (
            <Table key={at} title={each.title} cells={each.cells} />
          ) : (
            <Fact key={at} title={each.title} value={each.value} />
          ),
        )}
      </dl>
    )}
  </li>
);

const Fact = ({ title, value }: { title: string; value: string }) => (
  <div>
    <dt>{title}</dt>
    <dd>{value || '-'}</dd>
  </div>
);

const Table = ({ title, cells }: { title: string; cells: { title: string; value: string }[] }) => (
  <div className="table">
    <dt>{title}</dt>
    <dd>
      <table aria-label={title}>
        <thead>
          <tr>
            {cells.map((cell, at) => (
              <th key={at} scope="col">
                {cell.title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            {cells.map(({ value }, at) => (
              <td key={at}>{value || '-'}</td>
            ))}
          </tr>
        </tbody>
      </table>
    </dd>
  </div>
);
