import { MAX_PAGE } from '@contract/platform/max-page.ts';
import { decideTheme, getTheme, mergeTheme } from '@calls/consultation/analysis/contract/themes.ts';
import type { Theme } from '@contract/consultation/analysis/contract/themes.ts';
import { chakra } from '@chakra-ui/react';
import { useId, useState } from 'react';
import { useAction } from '../../../api/use-action.ts';
import { useEndpoint } from '../../../api/use-endpoint.ts';
import { Permitted } from '../../../session/access.tsx';
import { Button } from '../../../ui/button.tsx';
import { SelectControl } from '../../../ui/control.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { Question } from '../../../ui/question.tsx';
import { SkeletonLines } from '../../../ui/skeleton.tsx';
import { analysisPanelMessages as messages } from '../../analysis/messages.ts';
import { Renaming } from './renaming.tsx';
import { SourceLink } from './source-link.tsx';

const STEP = 20;
interface ThemeDetailProps {
  theme: Theme;
  others: readonly Theme[];
}

/** The passages that a theme rests on, each one click from its source. */
export function ThemeDetail({ theme, others }: ThemeDetailProps) {
  const [limit, setLimit] = useState(STEP);
  const query = useEndpoint(getTheme, { id: theme.id, limit }, { keepPrevious: true });
  return (
    <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="4">
      <Renaming form={`theme-${theme.id}`} record={theme} decide={decideTheme} />
      {others.length > 0 && <Merging theme={theme} others={others} />}
      <Loaded query={query} failed={messages.themesFailed} skeleton={<SkeletonLines lines={6} />}>
        {({ passages, total }) => (
          <>
            <chakra.h3 fontWeight="semibold">{messages.passages}</chakra.h3>
            <chakra.p color="fg.muted">{messages.passagesOf(passages.length, total)}</chakra.p>
            <chakra.ul display="grid" gap="2" maxW="prose">
              {passages.map(({ text, ...source }, at) => (
                <li key={at}>
                  {text === null ? (
                    <chakra.p color="fg.muted">{messages.textChanged}</chakra.p>
                  ) : (
                    <chakra.blockquote borderStartWidth="3px" ps="3" overflowWrap="anywhere">
                      {text}
                    </chakra.blockquote>
                  )}
                  <SourceLink {...source} />
                </li>
              ))}
            </chakra.ul>
            {total > limit && limit < MAX_PAGE && (
              <chakra.div>
                <Button
                  variant="outline"
                  busy={query.isFetching}
                  onClick={() => setLimit(Math.min(MAX_PAGE, limit + 2 * STEP))}
                >
                  {messages.morePassages}
                </Button>
              </chakra.div>
            )}
          </>
        )}
      </Loaded>
    </chakra.div>
  );
}

function Merging({ theme, others }: ThemeDetailProps) {
  const id = useId();
  const [chosen, setChosen] = useState<number>();
  const [asking, setAsking] = useState(false);
  const { run, running } = useAction(mergeTheme, { failure: messages.decideFailed });
  const into = others.find((each) => each.id === chosen);
  return (
    <chakra.div display="flex" flexWrap="wrap" gap="2" alignItems="flex-end">
      <chakra.div>
        <chakra.label htmlFor={id} display="block" textStyle="small" color="fg.muted" mb="1">
          {messages.mergeInto}
        </chakra.label>
        <SelectControl
          id={id}
          w="72"
          value={chosen ?? ''}
          onChange={(event) => setChosen(Number(event.target.value) || undefined)}
        >
          <option value="">{messages.mergeChoice}</option>
          {others.map((each) => (
            <option key={each.id} value={each.id}>
              {each.name}
            </option>
          ))}
        </SelectControl>
      </chakra.div>
      <Permitted unit="representations" actions={['write']}>
        <Button variant="outline" disabled={!into} onClick={() => setAsking(true)}>
          {messages.merge}
        </Button>
      </Permitted>
      {asking && into && (
        <Question
          title={messages.merge}
          cancel={messages.cancel}
          confirm={messages.merge}
          busy={running}
          onClose={() => setAsking(false)}
          onConfirm={() => {
            const { id: from, row_version } = theme;
            void run({ id: from, row_version, into: into.id }).then(() => setAsking(false));
          }}
        >
          {messages.mergeQuestion(theme.name, into.name)}
        </Question>
      )}
    </chakra.div>
  );
}
