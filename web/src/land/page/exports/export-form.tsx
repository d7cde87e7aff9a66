import { previewExport } from '@calls/land/page/exports/contract.ts';
import { listScenarios } from '@calls/land/scenarios/contract.ts';
import type { ExportRecord } from '@contract/land/page/exports/contract.ts';
import {
  geometryColumns,
  type GeometryColumn,
  mostAtOnce,
} from '@contract/land/page/exports/file-types.ts';
import { BASE } from '@contract/land/ground/scenarios/base-scenario.ts';
import { chakra } from '@chakra-ui/react';
import { CircleAlert, Download } from 'lucide-react';
import { useId } from 'react';
import { isApiError } from '../../../api/api-error.ts';
import { useEndpoint } from '../../../api/use-endpoint.ts';
import { Button } from '../../../ui/button.tsx';
import { SelectControl } from '../../../ui/control.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { SkeletonLines } from '../../../ui/skeleton.tsx';
import { useDebounced } from '../../../ui/use-debounced.ts';
import { scenarioLabel } from '../../ground/sites/chosen-scenarios.ts';
import type { ExportAddress } from './export-address.ts';
import { ExportPreview } from './export-preview.tsx';
import { FieldPicker } from './field-picker.tsx';
import type { PickableField } from './field-order.ts';
import { FormatChoice } from './format-choice.tsx';
import { exportPageMessages as messages } from './messages.ts';
import { NoSites } from './no-sites.tsx';
import { RegisterReport, useRegisterCheck } from './register-check.tsx';
import { useDownload } from './use-download.ts';
import { useExportChoices } from './use-export-choices.ts';
import { usePickableFields } from './use-pickable-fields.ts';

const TABLES = ['csv', 'xlsx', 'brownfield'];

interface FormProps {
  address: ExportAddress;
  onScenario: (scenario: string) => void;
  onStarted: (made: ExportRecord) => void;
}

/** Fields, format, location and scenario of a file, its first rows, and the download. */
export function ExportForm(props: FormProps) {
  return (
    <Loaded
      query={usePickableFields()}
      skeleton={<SkeletonLines lines={12} />}
      failed={messages.fieldsFailed}
    >
      {(pickable) => <FormOfFields {...props} {...pickable} />}
    </Loaded>
  );
}

function FormOfFields({
  address,
  onScenario,
  onStarted,
  fields,
  standard,
}: FormProps & { fields: PickableField[]; standard: string[] }) {
  const { choices, choose } = useExportChoices();
  const chosen = (choices.fields ?? standard).filter((name) =>
    fields.some((field) => field.name === name),
  );
  const register = choices.fileType === 'brownfield';
  const scenario = address.scenario ?? BASE;
  const which = address.selection ? { selection: address.selection } : { site_ids: address.ids };
  const asked = { ...which, selected_fields: chosen, geometry_column: choices.place, scenario };
  const settled = useDebounced(JSON.stringify(asked), 250);
  const preview = useEndpoint(previewExport, JSON.parse(settled) as typeof asked, {
    keepPrevious: true,
    staleTime: 0,
  });
  const isLarge =
    preview.data !== undefined &&
    (!preview.data.small || preview.data.sites > mostAtOnce(choices.fileType));
  const check = useRegisterCheck(register ? { ...which, scenario } : null);
  const download = useDownload(onStarted);

  if (isApiError(preview.error, 'not-found', 'payload-invalid') && !preview.data)
    return <NoSites title={messages.selectionFailed} />;
  if (preview.data?.sites === 0) {
    const { gone } = preview.data;
    return <NoSites title={gone > 0 ? messages.allGone(gone) : messages.noSites} />;
  }

  const unready = register && check.data && !check.data.ready;
  const request = {
    ...asked,
    file_type: choices.fileType,
    ...(unready ? { only_ready: true } : {}),
  };
  const failed = download.errorOf(request);
  return (
    <chakra.div
      display="grid"
      gap="6"
      gridTemplateColumns={{
        base: 'minmax(0, 1fr)',
        lg: register ? 'minmax(0, 1fr)' : '340px minmax(0, 1fr)',
      }}
      alignItems="start"
    >
      {!register && (
        <FieldPicker
          fields={fields}
          chosen={chosen}
          onChange={(names) => choose({ fields: names })}
        />
      )}
      <chakra.div display="grid" gap="6" minW="0">
        <FormatChoice value={choices.fileType} onChange={(fileType) => choose({ fileType })} />
        <chakra.div display="grid" gap="4" gridTemplateColumns={{ base: '1fr', md: '1fr 1fr' }}>
          <ScenarioChoice value={scenario} onChange={onScenario} />
          {!register && (
            <PlaceChoice
              value={choices.place}
              beside={!TABLES.includes(choices.fileType)}
              onChange={(place) => choose({ place })}
            />
          )}
        </chakra.div>
        {preview.data && <Cautions {...preview.data} />}
        {register ? (
          <RegisterReport check={check} />
        ) : (
          <chakra.section aria-labelledby="preview" display="grid" gap="2" minW="0">
            <chakra.h2 id="preview" textStyle="headingSm">
              {messages.preview}
            </chakra.h2>
            {chosen.length === 0 ? (
              <chakra.p color="fg.muted">{messages.noFields}</chakra.p>
            ) : (
              <Loaded
                query={preview}
                skeleton={<SkeletonLines lines={6} height="8" />}
                failed={messages.previewFailed}
              >
                {(data) => <ExportPreview {...data} stale={preview.isPlaceholderData} />}
              </Loaded>
            )}
          </chakra.section>
        )}
        <chakra.div display="grid" gap="2" justifyItems="start">
          {isLarge && <chakra.p color="fg.muted">{messages.largeHint}</chakra.p>}
          <Button
            variant="solid"
            icon={<Download size={16} />}
            busy={download.running}
            disabled={
              !preview.data ||
              (register ? !check.data || check.data.counts.readySites === 0 : chosen.length === 0)
            }
            onClick={() => void download.run(request)}
          >
            {unready
              ? messages.onlyReady(check.data.counts.readySites)
              : isLarge
                ? messages.startLarge
                : messages.download}
          </Button>
          <chakra.p role="status">{download.saved}</chakra.p>
          {failed && (
            <chakra.p role="alert" color="fg.error" display="flex" gap="2" alignItems="center">
              <CircleAlert size={16} aria-hidden />
              {failed}
            </chakra.p>
          )}
        </chakra.div>
      </chakra.div>
    </chakra.div>
  );
}

function Cautions({ gone, without_scenario }: { gone: number; without_scenario: number }) {
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

function ScenarioChoice({ value, onChange }: { value: string; onChange: (name: string) => void }) {
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

function PlaceChoice({
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
