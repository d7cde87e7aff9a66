import type { LineCondition } from '@contract/council/ground/filters/filter-line.ts';
import { chakra } from '@chakra-ui/react';
import { useId } from 'react';
import { ChoiceBox } from '../../ui/combobox/choice-box.tsx';
import { FieldProblem } from '../ground/filter-inputs/field-frame.tsx';
import { conditionsOf, conditionWords } from '../ground/filters/conditions.ts';
import type { BuilderField } from '../ground/filters/fields.ts';
import { problemsInRow } from '../ground/filters/problems.ts';
import { filterBuilderMessages as messages } from './messages.ts';
import { type FieldRow, isRowFinished } from '../ground/filters/row.ts';
import { withCondition, withField, withPlace, withValues } from '../ground/filters/rows.ts';
import type { Builder } from './use-builder.ts';
import { ValueInput } from './value-input.tsx';

/** One line: a field, a condition, a value. */
export function RowLine({
  row,
  name,
  builder,
  tried,
}: {
  row: FieldRow;
  /** Such as 'filter 2': distinguishes its controls from those of other lines. */
  name: string;
  builder: Pick<Builder, 'fields' | 'replace'>;
  /** Whether the search was sent: then unfinished parts are marked. */
  tried: boolean;
}) {
  const id = useId();
  const { fields, replace } = builder;
  const field = fields.get(row.field);
  const choices = [...fields.values()].map(({ name: value, label }) => ({ value, label }));
  const problem = problemIn(row, field, tried);
  const problemId = problem ? `${id}-problem` : undefined;
  return (
    <Line>
      <ChoiceBox
        label={`${messages.field}, ${name}`}
        choices={choices}
        value={row.field}
        placeholder={messages.chooseField}
        change={(value) => replace(withField(row, value, fields))}
        invalid={tried && !field}
        describedBy={problemId}
      />
      {field ? (
        <>
          <ChoiceBox
            label={`${messages.condition}, ${name}`}
            choices={conditionsOf(field.family, row.condition).map((condition) => ({
              value: condition,
              label: conditionWords(field, condition),
            }))}
            value={row.condition}
            change={(value) => replace(withCondition(row, value as LineCondition, field))}
          />
          <ValueInput
            row={row}
            field={field}
            label={`${messages.value}, ${name}`}
            change={(values) => replace(withValues(row, values))}
            setPlace={(place) => replace(withPlace(row, place))}
            invalid={problem !== undefined}
            describedBy={problemId}
          />
        </>
      ) : (
        <>
          <span />
          <span />
        </>
      )}
      {problem && (
        <chakra.div gridColumn="1 / -1">
          <FieldProblem id={id} message={problem} />
        </chakra.div>
      )}
    </Line>
  );
}

function problemIn(
  row: FieldRow,
  field: BuilderField | undefined,
  tried: boolean,
): string | undefined {
  if (!field) return tried ? messages.needsField : undefined;
  const [problem] = problemsInRow(row, field);
  if (problem) return problem.message;
  return tried && !isRowFinished(row, field) ? messages.needsValue : undefined;
}

const Line = chakra('div', {
  base: {
    flex: '1',
    minW: '0',
    display: 'grid',
    gap: '1.5',
    gridTemplateColumns: {
      base: 'minmax(0, 1fr)',
      md: 'minmax(0, 5fr) minmax(0, 4fr) minmax(0, 5fr)',
    },
    alignItems: 'start',
  },
});
