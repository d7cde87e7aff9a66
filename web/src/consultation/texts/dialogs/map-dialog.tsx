import { listLayers } from '@calls/land/layers/contract.ts';
import { useId, useState } from 'react';
import { useEndpoint } from '../../../api/use-endpoint.ts';
import { FieldMessage } from '../../../forms/field.tsx';
import { Button } from '../../../ui/button.tsx';
import type { Choice } from '../../../ui/combobox/choice-box.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { SkeletonLines } from '../../../ui/skeleton.tsx';
import { useSiteNames } from '../marks/places.ts';
import { editorMessages, markMessages as messages } from '../messages.ts';
import { DialogForm } from './dialog-parts.tsx';
import { FeatureList, SiteChoices } from './place-lists.tsx';
import type { MarkDialogProps } from './redact-dialog.tsx';
import { TickList } from './tick-list.tsx';

interface MapDialogProps extends MarkDialogProps {
  /** Only one site of the council's. */
  siteOnly: boolean;
}

/** The sites, layers and features that words are about. */
export function MapDialog({ before, set, close, siteOnly }: MapDialogProps) {
  const id = useId();
  const siteIds = (before?.['siteIds'] as number[] | undefined) ?? [];
  const names = useSiteNames(siteIds);
  const [sites, setSites] = useState<Choice[]>(() =>
    siteIds.map((each) => ({ value: String(each), label: messages.site(each) })),
  );
  const [layers, setLayers] = useState((before?.['layerIds'] as string[] | undefined) ?? []);
  const [features, setFeatures] = useState<Choice[]>(() =>
    ((before?.['featureIds'] as string[] | undefined) ?? []).map((each) => ({
      value: each,
      label: messages.feature(each),
    })),
  );
  const [missing, setMissing] = useState(false);
  const none = sites.length + layers.length + features.length === 0;
  const apply = () =>
    none
      ? setMissing(true)
      : set({
          siteIds: sites.map(({ value }) => Number(value)),
          layerIds: layers,
          featureIds: features.map(({ value }) => value),
        });
  const title = siteOnly ? messages.siteTitle : before ? messages.mapEdit : messages.mapTitle;
  return (
    <Dialog title={title} width={480} onClose={close}>
      <DialogForm
        onSubmit={apply}
        buttons={
          <>
            <Button type="submit">{before ? editorMessages.save : title}</Button>
            <Button variant="ghost" onClick={close}>
              {editorMessages.cancel}
            </Button>
          </>
        }
      >
        <SiteChoices
          chosen={sites.map((site) => ({
            ...site,
            label: names.get(Number(site.value)) ?? site.label,
          }))}
          change={setSites}
          single={siteOnly}
        />
        {!siteOnly && (
          <>
            <Layers ticked={layers} change={setLayers} />
            <FeatureList chosen={features} change={setFeatures} />
          </>
        )}
        <FieldMessage
          id={`${id}-error`}
          message={missing && none ? messages.mapRequired : undefined}
        />
      </DialogForm>
    </Dialog>
  );
}

function Layers({ ticked, change }: { ticked: string[]; change: (ids: string[]) => void }) {
  const layers = useEndpoint(listLayers, {});
  return (
    <Loaded
      query={layers}
      skeleton={<SkeletonLines lines={4} height="8" />}
      failed={messages.layersFailed}
      line
    >
      {(list) => (
        <TickList
          label={messages.layers}
          searchLabel={messages.filterLayers}
          choices={list
            .filter(({ placemakerVisibility }) => placemakerVisibility)
            .map(({ id, layerName }) => ({ id, name: layerName }))}
          ticked={ticked}
          change={change}
        />
      )}
    </Loaded>
  );
}
