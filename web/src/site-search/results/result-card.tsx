import { getScenario } from '@calls/scenarios/contract.ts';
import type { DictionaryField } from '@contract/dictionary/field.ts';
import type { SiteRecord } from '@contract/site-search/contract.ts';
import { chakra } from '@chakra-ui/react';
import { CircleAlert } from 'lucide-react';
import { memo, useState } from 'react';
import { useEndpoint } from '../../api/use-endpoint.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { messages as searchMessages } from '../messages.ts';
import type { CardElement } from './card-line.ts';
import { CardLines } from './card-lines.tsx';
import { BASE, type ChosenScenarios, useChosenScenario } from './chosen-scenarios.ts';
import { messages } from './messages.ts';
import { ScenarioPicker } from './scenario-picker.tsx';
import { sitePath } from './site-path.ts';
import { TagList } from './tag-list.tsx';

/** What a card does; the same object for all cards, so that none is drawn anew for it. */
export interface CardActions {
  tick: (siteId: number) => void;
  hover: (siteId: number | undefined) => void;
  show: (siteId: number) => void;
  /** The focus came to the card by the keyboard, or left it. */
  focus: (siteId: number, card: HTMLElement | undefined) => void;
  scenario: (siteId: number, scenarioName: string) => void;
}

interface ResultCardProps {
  site: SiteRecord;
  name: string;
  rows: readonly CardElement[];
  fields: ReadonlyMap<string, DictionaryField>;
  height: number;
  selected: boolean;
  ticked: boolean;
  /** The one card that Tab reaches, with what is in it. */
  active: boolean;
  actions: CardActions;
  scenarios: ChosenScenarios;
  /** Scenarios are a part of this council's work: they are asked for at once, and links lead to them. */
  withScenarios: boolean;
}

/**
 * One site of the results, as the council's card configuration has it. It is drawn anew only when it
 * changes: pages of results arrive two hundred times in a large council.
 */
export const ResultCard = memo(function ResultCard(props: ResultCardProps) {
  const { site, name, rows, fields, height, active, actions, scenarios, withScenarios } = props;
  const scenario = useChosenScenario(scenarios, site.id);
  const { shown, failed, retry } = useUnderScenario(site, scenario);
  const [listFailed, setListFailed] = useState<string>();
  const tabIndex = active ? 0 : -1;
  return (
    <Card
      tabIndex={tabIndex}
      aria-label={name}
      data-site={site.id}
      data-selected={props.selected || undefined}
      style={{ minHeight: height }}
      onPointerEnter={() => actions.hover(site.id)}
      onPointerLeave={() => actions.hover(undefined)}
      onFocus={({ target, currentTarget }) => {
        if (target === currentTarget && target.matches(':focus-visible'))
          actions.focus(site.id, currentTarget);
      }}
      onBlur={({ target, currentTarget }) =>
        target === currentTarget && actions.focus(site.id, undefined)
      }
    >
      <chakra.div display="flex" alignItems="center" gap="2" minH="7">
        <chakra.input
          type="checkbox"
          w="4"
          h="4"
          flexShrink="0"
          tabIndex={tabIndex}
          aria-label={searchMessages.selectSite(name)}
          checked={props.ticked}
          onChange={() => actions.tick(site.id)}
        />
        <chakra.h3 flex="1" minW="0" fontWeight="semibold" lineClamp="1" title={name}>
          {name}
        </chakra.h3>
      </chakra.div>
      <TagList tags={site.site_tags} tabIndex={tabIndex} />
      <CardLines site={shown} rows={rows} fields={fields} />
      <ScenarioPicker
        siteId={site.id}
        siteName={name}
        chosen={scenario}
        onChoose={(chosen) => actions.scenario(site.id, chosen)}
        eager={withScenarios}
        onError={setListFailed}
        tabIndex={tabIndex}
      />
      {(failed ?? listFailed) && (
        <chakra.p
          role="alert"
          display="flex"
          alignItems="center"
          gap="1"
          minH="20px"
          textStyle="small"
          color="fg.error"
        >
          <CircleAlert size={12} aria-hidden />
          <chakra.span flex="1" minW="0" lineClamp="2">
            {failed ?? listFailed}
          </chakra.span>
          {failed && (
            <Button variant="plain" size="sm" h="5" tabIndex={tabIndex} onClick={retry}>
              {messages.tryAgain}
            </Button>
          )}
        </chakra.p>
      )}
      <chakra.div display="flex" gap="2" pt="1">
        <ButtonLink
          variant="outline"
          size="sm"
          tabIndex={tabIndex}
          to={sitePath(site.id, withScenarios ? scenario : BASE)}
        >
          {searchMessages.details}
        </ButtonLink>
        <Button variant="ghost" size="sm" tabIndex={tabIndex} onClick={() => actions.show(site.id)}>
          {searchMessages.showOnMap}
        </Button>
      </chakra.div>
    </Card>
  );
});

/** The site's values under a scenario; those of the base until they are there. */
function useUnderScenario(site: SiteRecord, scenario: string) {
  const { data, error, refetch } = useEndpoint(
    getScenario,
    scenario === BASE ? null : { siteId: site.id, scenario },
  );
  return {
    shown: scenario === BASE || !data ? site : data.site,
    failed: error && scenario !== BASE ? messages.scenarioFailed(scenario) : undefined,
    retry: () => void refetch(),
  };
}

const Card = chakra('article', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    px: '4',
    py: '2',
    borderBottomWidth: '1px',
    borderInlineStartWidth: '3px',
    borderInlineStartColor: 'transparent',
    _hover: { bg: 'bg.subtle' },
    _focusVisible: { outlineOffset: '-2px' },
    '&[data-selected]': { bg: 'accent.subtle', borderInlineStartColor: 'accent.solid' },
    '& > :last-child': { mt: 'auto' },
  },
});
