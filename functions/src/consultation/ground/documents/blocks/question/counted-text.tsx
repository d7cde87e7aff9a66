import { questionViewMessages as messages } from './messages.ts';

/** What a field holds; the server, which draws fields too, knows no DOM. */
export const valueIn = (field: object) => (field as { value: string }).value;

/** What is wrong with a field, beside it. */
export const FaultWords = ({ id, words }: { id: string; words: string }) => (
  <p className="fault" id={id}>
    {words}
  </p>
);

interface CountedTextProps {
  id: string;
  labelledBy?: string;
  value: string;
  /** Characters. */
  most: number;
  isRequired?: boolean;
  fault?: string | undefined;
  onChange?: ((value: string) => void) | undefined;
}

/** A text area that counts its characters. It takes more than may be sent, and says how many: nothing is cut off. */
export const CountedText = ({
  id,
  labelledBy,
  value,
  most,
  isRequired,
  fault,
  onChange,
}: CountedTextProps) => (
  <>
    <textarea
      id={id}
      rows={5}
      value={value}
      aria-labelledby={labelledBy}
      aria-required={isRequired}
      aria-invalid={fault !== undefined}
      aria-describedby={`${id}-count${fault === undefined ? '' : ` ${id}-fault`}`}
      disabled={!onChange}
      onChange={({ target }) => onChange?.(valueIn(target))}
    />
    <p className={value.length > most ? 'fault count' : 'quiet count'} id={`${id}-count`}>
      {messages.count(value.length, most)}
    </p>
    <p className="unseen" role="status">
      {value.length > most && messages.tooMany(value.length - most)}
    </p>
    {fault !== undefined && <FaultWords id={`${id}-fault`} words={fault} />}
  </>
);
