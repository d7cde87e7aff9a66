import { listLayers } from '@calls/land/layers/contract.ts';
import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { useEndpoint } from '../../../api/use-endpoint.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { markMessages as messages } from '../messages.ts';
import type { PlacedMark } from './marks-in-order.ts';
import { useSiteNames } from './places.ts';

/** A mark: its words and what is known of it. */
export function MarkFacts({ mark, label }: { mark: PlacedMark; label: string }) {
  const { kind, attrs, passage } = mark;
  const comment = String(attrs['comment'] ?? '');
  return (
    <chakra.div display="grid" gap="2">
      <chakra.p fontWeight="semibold">
        {kind === 'subRepresentation' ? (
          <Link to={`/consultations/representations?representationId=${label.split('.')[0]}`}>
            <chakra.span textDecoration="underline" color="accent.fg">
              {label}
            </chakra.span>
          </Link>
        ) : (
          label
        )}
      </chakra.p>
      {kind === 'map' && <Places attrs={attrs} />}
      <chakra.blockquote
        borderLeftWidth="3px"
        borderColor="border.emphasized"
        ps="3"
        overflowWrap="anywhere"
        whiteSpace="pre-line"
        maxH="40"
        overflow="auto"
        tabIndex={0}
      >
        {passage}
      </chakra.blockquote>
      {comment && <chakra.p color="fg.muted">{comment}</chakra.p>}
      {kind === 'subRepresentation' && (
        <ButtonLink
          variant="outline"
          to={`/consultations/sub-representation/${String(attrs['subRepId'])}/editor`}
        >
          {messages.openPart}
        </ButtonLink>
      )}
    </chakra.div>
  );
}

function Places({ attrs }: { attrs: PlacedMark['attrs'] }) {
  const sites = (attrs['siteIds'] as number[] | undefined) ?? [];
  const names = useSiteNames(sites);
  const layers = (attrs['layerIds'] as string[] | undefined) ?? [];
  const features = (attrs['featureIds'] as string[] | undefined) ?? [];
  const among = useEndpoint(listLayers, layers.length + features.length > 0 ? {} : null);
  const nameOf = (layer: string) => among.data?.find(({ id }) => id === layer)?.layerName ?? layer;
  return (
    <ul>
      {sites.map((id) => (
        <li key={id}>
          <chakra.a
            href={`/site/${id}`}
            target="_blank"
            rel="noopener noreferrer"
            textDecoration="underline"
          >
            {names.get(id) ?? messages.site(id)}
          </chakra.a>
        </li>
      ))}
      {layers.map((id) => (
        <li key={id}>{nameOf(id)}</li>
      ))}
      {features.map((id) => (
        <li key={id}>{messages.featureOf(...splitFeature(id, nameOf))}</li>
      ))}
    </ul>
  );
}

/** The name of a feature's layer, and the feature's number, out of layerId:featureId. */
function splitFeature(id: string, nameOf: (layer: string) => string): [string, string] {
  const at = id.lastIndexOf(':');
  return [nameOf(id.slice(0, at)), id.slice(at + 1)];
}
