import { getScenario, updateScenario } from '@calls/land/scenarios/contract.ts';
import { BASE } from '@contract/land/ground/scenarios/base-scenario.ts';
import { VISIBILITY } from '@contract/land/ground/sites/visibility-field.ts';
import { chakra } from '@chakra-ui/react';
import { Diff, Undo2 } from 'lucide-react';
import { useAction } from '../../api/use-action.ts';
import { useEndpoint } from '../../api/use-endpoint.ts';
import { Button } from '../../ui/button.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { useSite } from '../ground/sites/site-context.tsx';
import { type SiteCell, shownText } from './cell.ts';
import { siteFieldMessages as messages } from './messages.ts';

/** Under a scenario, beneath a field with a value of its own there: what the site itself has, and the way back to it. */
export function BaseValue({ cell }: { cell: SiteCell }) {
  const { scenario } = useSite();
  return scenario === BASE || cell.column === VISIBILITY ? null : <Compared cell={cell} />;
}

function Compared({ cell }: { cell: SiteCell }) {
  const { siteId, scenario, site, can } = useSite();
  const { column, label } = cell;
  const base: Readonly<Record<string, unknown>> | undefined = useEndpoint(getScenario, {
    siteId,
    scenario: BASE,
  }).data?.site;
  const back = useAction(updateScenario, {
    onDone: () => {
      showToast({ kind: 'success', title: messages.backAtBase(label, scenario) });
    },
  });
  if (!base) return null;
  const [own, ofBase] = [site[column] ?? null, base[column] ?? null];
  if (JSON.stringify(own) === JSON.stringify(ofBase)) return null;
  return (
    <Mark>
      <Diff size={14} aria-hidden />
      <chakra.span flex="1 0 auto" maxW="full" overflowWrap="anywhere">
        {messages.ofBase(shownText(cell, ofBase))}
      </chakra.span>
      {can.edit && cell.config && (
        <Button
          size="sm"
          variant="ghost"
          icon={<Undo2 size={14} />}
          busy={back.running}
          aria-label={messages.backToBaseOf(label)}
          data-screen-only
          onClick={() => void back.run({ siteId, scenarioName: scenario, clear: [column] })}
        >
          {messages.backToBase}
        </Button>
      )}
    </Mark>
  );
}

const Mark = chakra('p', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '1.5',
    px: '2.5',
    bg: 'bg.warning',
    color: 'fg.warning',
    borderRadius: 'sm',
    textStyle: 'small',
    '& svg': { flexShrink: 0 },
  },
});
