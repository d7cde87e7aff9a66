import { previewExport } from '@calls/land/composed/exports/contract.ts';
import type { ExportRecord } from '@contract/land/composed/exports/contract.ts';
import type { OutputOf } from '@contract/platform/contract.ts';
import { mostAtOnce } from '@contract/records/exports/file-types.ts';
import { BASE } from '@contract/land/ground/scenarios/base-scenario.ts';
import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { isApiError } from '../../../api/api-error.ts';
import { useEndpoint } from '../../../api/use-endpoint.ts';
import { type Loadable, Loaded } from '../../../ui/loaded.tsx';
import { SkeletonLines } from '../../../ui/skeleton.tsx';
import { useDebounced } from '../../../ui/use-debounced.ts';
import { DownloadStep } from './download-step.tsx';
import type { ExportAddress } from './export-address.ts';
import { Cautions, PlaceChoice, ScenarioChoice } from './export-choices.tsx';
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
  const [developed, setDeveloped] = useState(false);
  const said = register && developed ? { developed } : {};
  const check = useRegisterCheck(register ? { ...which, scenario, ...said } : null);
  const isLarge =
    preview.data !== undefined &&
    (!preview.data.small || preview.data.sites > mostAtOnce(choices.fileType));
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
    ...said,
  };
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
          <RegisterReport check={check} developed={developed} onDeveloped={setDeveloped} />
        ) : (
          <PreviewSection isChosen={chosen.length > 0} preview={preview} />
        )}
        <DownloadStep
          isSecond={address.export !== undefined}
          isLarge={isLarge}
          readyAlone={unready ? check.data.counts.readySites : undefined}
          isReady={
            preview.data !== undefined &&
            (register
              ? !check.isPlaceholderData && (check.data?.counts.readySites ?? 0) > 0
              : chosen.length > 0)
          }
          isRunning={download.running}
          run={() => void download.run(request)}
          saved={download.saved}
          failed={download.errorOf(request)}
        />
      </chakra.div>
    </chakra.div>
  );
}

interface PreviewSectionProps {
  /** Whether any field is. */
  isChosen: boolean;
  preview: Loadable<OutputOf<typeof previewExport>> & { isPlaceholderData: boolean };
}

/** The first rows of the file. */
function PreviewSection({ isChosen, preview }: PreviewSectionProps) {
  return (
    <chakra.section aria-labelledby="preview" display="grid" gap="2" minW="0">
      <chakra.h2 id="preview" textStyle="headingSm">
        {messages.preview}
      </chakra.h2>
      {isChosen ? (
        <Loaded
          query={preview}
          skeleton={<SkeletonLines lines={6} height="8" />}
          failed={messages.previewFailed}
        >
          {(data) => <ExportPreview {...data} stale={preview.isPlaceholderData} />}
        </Loaded>
      ) : (
        <chakra.p color="fg.muted">{messages.noFields}</chakra.p>
      )}
    </chakra.section>
  );
}
