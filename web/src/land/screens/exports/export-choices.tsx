import { listScenarios } from '@calls/land/scenarios/contract.ts';
import { geometryColumns, type GeometryColumn } from '@contract/records/exports/file-types.ts';
import { BASE } from '@contract/land/ground/scenarios/base-scenario.ts';
import { chakra } from '@chakra-ui/react';
import { CircleAlert } from 'lucide-react';
import { useId } from 'react';
import { useEndpoint } from '../../../api/use-endpoint.ts';
import { SelectControl } from '../../../ui/control.tsx';
import { scenarioLabel } from '../../ground/sites/chosen-scenarios.ts';
import { exportPageMessages as messages } from './messages.ts';

/** What a file will not have as asked: sites that are gone, or that lack the scenario. */
export function Cautions({ gone, without_scenario }: { gone: number; without_scenario: number }) {
  const cautions = [
    ...(gone > 0 ? [messages.gone(gone)] : []),
    ...(without_scenario > 0 ? [messages.withoutScenario(without_scenario)] : []),
  ];
  return cautions.map((text) => (
    <chakra.p key={text} display="flex" gap="2" alignItems="center">
      <chakra.span color="fg.warning" aria-hidden>
        <CircleAlert size={16} />
      </chakra.span>
      {text}
    </chakra.p>
  ));
}

/** Under which scenario the sites are exported. */
export function ScenarioChoice({
  value,
  onChange,
}: {
  value: string;
  onChange: (name: string) => void;
}) {
  const id = useId();
  const list = useEndpoint(listScenarios, {}, { staleTime: 60_000 });
  const known = list.data?.scenarios.map(({ scenarioName }) => scenarioName) ?? [];
  const names = [...new Set([BASE, ...known, value])];
  return (
    <chakra.div display="grid" gap="1">
      <chakra.label htmlFor={id} fontWeight="medium">
        {messages.scenario}
      </chakra.label>
      <SelectControl id={id} value={value} onChange={(event) => onChange(event.target.value)}>
        {names.map((name) => (
          <option key={name} value={name}>
            {scenarioLabel(name)}
          </option>
        ))}
      </SelectControl>
    </chakra.div>
  );
}

/** Which columns say where a site is. */
export function PlaceChoice({
  value,
  beside,
  onChange,
}: {
  value: GeometryColumn | null;
  /** The format has shapes of its own. */
  beside: boolean;
  onChange: (place: GeometryColumn | null) => void;
}) {
  const id = useId();
  return (
    <chakra.div display="grid" gap="1">
      <chakra.label htmlFor={id} fontWeight="medium">
        {messages.place}
      </chakra.label>
      <SelectControl
        id={id}
        value={value ?? ''}
        aria-describedby={beside ? `${id}-hint` : undefined}
        onChange={(event) =>
          onChange(geometryColumns.find((each) => each === event.target.value) ?? null)
        }
      >
        <option value="">{messages.places.none}</option>
        {geometryColumns.map((each) => (
          <option key={each} value={each}>
            {messages.places[each]}
          </option>
        ))}
      </SelectControl>
      {beside && (
        <chakra.p id={`${id}-hint`} color="fg.muted" textStyle="small">
          {messages.placeHint}
        </chakra.p>
      )}
    </chakra.div>
  );
}
