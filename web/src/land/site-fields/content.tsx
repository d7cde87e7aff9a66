import type {
  SiteContainer,
  SiteContent,
  SiteField,
} from '@contract/council/ground/configs/types/site-features.ts';
import { chakra } from '@chakra-ui/react';
import { useSite } from '../ground/sites/site-context.tsx';
import { Accordion } from './accordion.tsx';
import { columnsIn } from './arrangement.ts';
import { cellOf } from './cell.ts';
import { FeatureTable } from './feature-table.tsx';
import { FieldLabel } from './field-label.tsx';
import { siteFieldMessages as messages } from './messages.ts';
import { SiteFieldValue } from './site-value.tsx';

/** Fields, containers and tables in order; consecutive fields form one list. */
export function Content({ items, under }: { items: readonly SiteContent[]; under: string }) {
  return runsOf(items).map((run, at) => {
    const [first] = run;
    if (first?.type === 'CONTAINER') return <Container key={at} container={first} under={under} />;
    if (first?.type === 'TABLE') return <FeatureTable key={at} table={first} />;
    return <FieldList key={at} fields={run as SiteField[]} />;
  });
}

/** Groups consecutive fields; containers and tables stay single. */
function runsOf(items: readonly SiteContent[]): SiteContent[][] {
  const runs: SiteContent[][] = [];
  for (const item of items) {
    const last = runs.at(-1);
    if (item.type === 'FIELD' && last?.[0]?.type === 'FIELD') last.push(item);
    else runs.push([item]);
  }
  return runs;
}

/** Leaves out a title that repeats the tab's. */
function Container({ container, under }: { container: SiteContainer; under: string }) {
  const { kind, title, content } = container;
  if (kind === 'ACCORDION') {
    const said = title || messages.details;
    return (
      <Accordion title={said} columns={columnsIn(content)}>
        <Content items={content} under={said} />
      </Accordion>
    );
  }
  return (
    <section>
      {title && title !== under && (
        <chakra.h3 fontWeight="semibold" mb="2">
          {title}
        </chakra.h3>
      )}
      <Content items={content} under={title ?? under} />
    </section>
  );
}

function FieldList({ fields }: { fields: SiteField[] }) {
  const { fields: known } = useSite();
  return (
    <dl>
      {fields.map((field, at) => {
        const cell = cellOf(field, known);
        return (
          cell && (
            <Row key={`${cell.column} ${at}`}>
              <dt>
                <FieldLabel cell={cell} />
              </dt>
              <dd>
                <SiteFieldValue cell={cell} />
              </dd>
            </Row>
          )
        );
      })}
    </dl>
  );
}

const Row = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'minmax(0, 2fr) minmax(0, 3fr)' },
    columnGap: '2',
    py: '0.5',
    borderBottomWidth: '1px',
    '& > dt': { color: 'fg.muted', py: '1.5', overflowWrap: 'anywhere' },
    '& > dd': { minW: '0' },
  },
});
