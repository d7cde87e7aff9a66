import { chakra } from '@chakra-ui/react';
import { useId } from 'react';

/** One of a few, all in sight; a choice counts at once. */
export function RadioChoices<Value extends string>(props: {
  label: string;
  hint?: string;
  /** What each value is called. */
  of: Readonly<Record<Value, string>>;
  chosen: Value;
  choose: (value: Value) => void;
}) {
  const { label, hint, of, chosen, choose } = props;
  const name = useId();
  return (
    <chakra.fieldset aria-describedby={hint ? `${name}-hint` : undefined}>
      <chakra.legend fontWeight="medium">{label}</chakra.legend>
      <chakra.div display="flex" flexWrap="wrap" columnGap="5">
        {(Object.entries(of) as [Value, string][]).map(([value, words]) => (
          <chakra.label
            key={value}
            display="flex"
            alignItems="center"
            gap="2"
            minH="8"
            cursor="pointer"
          >
            <chakra.input
              accentColor="accent.solid"
              type="radio"
              name={name}
              checked={value === chosen}
              onChange={() => choose(value)}
            />
            {words}
          </chakra.label>
        ))}
      </chakra.div>
      {hint && (
        <chakra.p id={`${name}-hint`} textStyle="small" color="fg.muted">
          {hint}
        </chakra.p>
      )}
    </chakra.fieldset>
  );
}
