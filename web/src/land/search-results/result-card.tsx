import { getScenario } from '@calls/land/scenarios/contract.ts';
import type { DictionaryField } from '@contract/council/ground/dictionary/field.ts';
import type { SiteRecord } from '@contract/land/ground/sites/site-record.ts';
import { BASE } from '@contract/land/ground/scenarios/base-scenario.ts';
import { CircleAlert, MapPin } from 'lucide-react';
import { memo, type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import { useEndpoint } from '../../api/use-endpoint.ts';
import type { CardElement } from './card-line.ts';
import { CardSummary } from './card-summary.tsx';
import { CardLines } from './card-lines.tsx';
import { type ChosenScenarios, useChosenScenario } from '../ground/sites/chosen-scenarios.ts';
import { searchResultMessages as messages } from './messages.ts';
import { ScenarioPicker } from './scenario-picker.tsx';
import { siteReferenceOf } from '@contract/land/ground/sites/site-reference.ts';
import { siteAddressOf } from '../ground/sites/site-name.ts';
import { sitePath } from '../ground/sites/site-path.ts';
import { TagList } from '../ground/site-card/tag-list.tsx';

/** The actions of a card; the same object for all cards, so that none re-renders for it. */
export interface CardActions {
  tick: (siteId: number) => void;
  show: (siteId: number) => void;
  scenario: (siteId: number, scenarioName: string) => void;
}

interface ResultCardProps {
  site: SiteRecord;
  name: string;
  rows: readonly CardElement[];
  fields: ReadonlyMap<string, DictionaryField>;
  selected: boolean;
  ticked: boolean;
  /** The one card that Tab reaches, with what is in it. */
  active: boolean;
  actions: CardActions;
  scenarios: ChosenScenarios;
  /** Two lines a card, for those who chose a compact product. */
  compact: boolean;
  /** This council uses scenarios: they are fetched at once, and links include them. */
  withScenarios: boolean;
  /** The search, for the address of the site's page. */
  from: string;
}

/**
 * One site of the results, by the council's card configuration. It re-renders only when it changes: pages of results
 * arrive two hundred times in a large council.
 */
export const ResultCard = memo(function ResultCard(props: ResultCardProps) {
  const { site, name, rows, fields, active, actions, scenarios, withScenarios, compact } = props;
  const scenario = useChosenScenario(scenarios, site.id);
  const [problem, setProblem] = useState<string>();
  const tabIndex = active ? 0 : -1;
  const lines = { site, rows, fields, compact };
  const reference = siteReferenceOf(site, fields.values());
  const address = siteAddressOf(site);
  const to = sitePath(site.id, withScenarios ? scenario : BASE, props.from);
  return (
    <article
      tabIndex={tabIndex}
      aria-label={name}
      data-site={site.id}
      data-selected={props.selected || undefined}
      data-compact={compact || undefined}
    >
      <div data-part="head">
        <input
          type="checkbox"
          tabIndex={tabIndex}
          aria-label={messages.selectSite(name)}
          checked={props.ticked}
          onChange={() => actions.tick(site.id)}
        />
        <h3 title={address && address !== name ? `${name}\n${address}` : name}>
          {compact ? (
            <Link tabIndex={tabIndex} to={to}>
              {name}
            </Link>
          ) : (
            name
          )}
        </h3>
        {reference && reference !== name && <span data-part="reference">{reference}</span>}
        {compact && (
          <button
            type="button"
            tabIndex={tabIndex}
            aria-label={messages.showOnMap}
            onClick={() => actions.show(site.id)}
          >
            <MapPin size={14} aria-hidden />
          </button>
        )}
      </div>
      {!compact && <TagList tags={site.site_tags} tabIndex={tabIndex} />}
      {scenario === BASE ? (
        <Lines {...lines} />
      ) : (
        <UnderScenario key={scenario} {...lines} scenario={scenario} tabIndex={tabIndex} />
      )}
      {(!compact || scenario !== BASE) && (
        <ScenarioPicker
          siteId={site.id}
          siteName={name}
          chosen={scenario}
          onChoose={(chosen) => actions.scenario(site.id, chosen)}
          eager={withScenarios}
          onError={setProblem}
          tabIndex={tabIndex}
        />
      )}
      {problem && <Problem text={problem} />}
      {!compact && (
        <div data-part="actions">
          <Link tabIndex={tabIndex} to={to}>
            {messages.details}
          </Link>
          <button type="button" tabIndex={tabIndex} onClick={() => actions.show(site.id)}>
            {messages.showOnMap}
          </button>
        </div>
      )}
    </article>
  );
});

/** The site's values: line by line, or all in one. */
const Lines = ({
  compact,
  ...lines
}: Pick<ResultCardProps, 'site' | 'rows' | 'fields' | 'compact'>) =>
  compact ? <CardSummary {...lines} /> : <CardLines {...lines} />;

/** The site's values under a scenario; those of the base until they arrive. */
function UnderScenario({
  site,
  scenario,
  tabIndex,
  ...lines
}: Pick<ResultCardProps, 'site' | 'rows' | 'fields' | 'compact'> & {
  scenario: string;
  tabIndex: number;
}) {
  const { data, error, refetch } = useEndpoint(getScenario, { siteId: site.id, scenario });
  return (
    <>
      <Lines {...lines} site={data?.site ?? site} />
      {error && (
        <Problem text={messages.scenarioFailed(scenario)}>
          <button type="button" tabIndex={tabIndex} onClick={() => void refetch()}>
            {messages.tryAgain}
          </button>
        </Problem>
      )}
    </>
  );
}

function Problem({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <div data-part="problem" role="alert">
      <CircleAlert size={12} aria-hidden />
      <span>{text}</span>
      {children}
    </div>
  );
}
