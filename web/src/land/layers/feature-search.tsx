import { CountedControl } from '../../ui/counted.tsx';
import { chakra } from '@chakra-ui/react';
import { searchFeatures } from '@calls/land/layers/contract/map-calls.ts';
import { FEATURE_TERM_LENGTH } from '@contract/records/search/term-lengths.ts';
import type { LayerRecord } from '@contract/land/ground/layers/feature-schemas.ts';
import type { OutputOf } from '@contract/platform/contract.ts';
import { Search, X } from 'lucide-react';
import { useDeferredValue, useId, useState } from 'react';
import { useEndpoint } from '../../api/use-endpoint.ts';
import { IconButton } from '../../ui/button.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { LayerSelect } from './layer-select.tsx';
import { layerPanelMessages as messages } from './messages.ts';
import { useDebounced } from '../../ui/use-debounced.ts';

export type FeatureHit = OutputOf<typeof searchFeatures>['features'][number];

/** Layers are searched this many ms after the last key (specification 000 section 9). */
const SEARCH_DEBOUNCE_MS = 100;

interface FeatureSearchProps {
  layers: LayerRecord[];
  /** Shows a feature on the map; undefined removes its highlight. */
  find: (feature: FeatureHit | undefined) => void;
}

/** Finds a feature of a layer by its name or id; choosing one moves the map to it. */
export function FeatureSearchBox({ layers, find }: FeatureSearchProps) {
  const [text, setText] = useState('');
  const [among, setAmong] = useState<string[]>([]);
  const [chosen, setChosen] = useState<FeatureHit>();
  const list = useId();
  const term = useDebounced(text.trim(), SEARCH_DEBOUNCE_MS);
  const asked =
    term === '' || chosen ? null : { term, ...(among.length > 0 ? { layerIds: among } : {}) };
  const { data, isFetching, error } = useEndpoint(searchFeatures, asked, {
    keepPrevious: true,
  });
  const found = useDeferredValue(asked ? data?.features : undefined);
  const clear = () => {
    setText('');
    setChosen(undefined);
    find(undefined);
  };
  return (
    <chakra.div role="search" display="grid" gap="2">
      <chakra.div position="relative">
        <chakra.span
          position="absolute"
          insetY="0"
          left="2"
          display="grid"
          alignItems="center"
          color="fg.muted"
          pointerEvents="none"
        >
          {isFetching ? <Spinner /> : <Search size={16} />}
        </chakra.span>
        <CountedControl
          type="text"
          inputMode="search"
          ps="8"
          pe="8"
          most={FEATURE_TERM_LENGTH}
          aria-label={messages.search}
          placeholder={messages.search}
          aria-controls={list}
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            setChosen(undefined);
          }}
          onKeyDown={(event) => {
            if (event.key !== 'Escape' || text === '') return;
            event.preventDefault();
            clear();
          }}
        />
        {text !== '' && (
          <chakra.span position="absolute" insetY="0" right="0" display="grid" alignItems="center">
            <IconButton label={messages.clear} icon={<X size={16} />} onClick={clear} />
          </chakra.span>
        )}
      </chakra.div>
      <LayerSelect layers={layers} chosen={among} choose={setAmong} />
      <chakra.div id={list} aria-live="polite">
        {error && asked && (
          <chakra.p color="fg.error" textStyle="small">
            {messages.featureFailed}
          </chakra.p>
        )}
        {found && (
          <chakra.p textStyle="small" color="fg.muted">
            {found.length === 0 ? messages.noFeatures : messages.featuresFound(found.length)}
          </chakra.p>
        )}
        {found && found.length > 0 && (
          <chakra.ul maxH="200px" overflowY="auto" mx="-2">
            {found.map((feature) => (
              <li key={`${feature.layerId}/${feature.featureId}`}>
                <Result
                  type="button"
                  onClick={() => {
                    setChosen(feature);
                    setText(feature.name);
                    find(feature);
                  }}
                >
                  <span>{feature.name}</span>
                  <chakra.span textStyle="small" color="fg.muted">
                    {[
                      feature.layerName,
                      feature.reference === feature.name ? null : feature.reference,
                    ]
                      .filter(Boolean)
                      .join(' · ')}
                  </chakra.span>
                </Result>
              </li>
            ))}
          </chakra.ul>
        )}
      </chakra.div>
    </chakra.div>
  );
}

const Result = chakra('button', {
  base: {
    display: 'grid',
    w: 'full',
    px: '2',
    py: '1',
    textAlign: 'start',
    borderRadius: 'sm',
    cursor: 'pointer',
    overflowWrap: 'anywhere',
    _hover: { bg: 'bg.muted' },
  },
});
