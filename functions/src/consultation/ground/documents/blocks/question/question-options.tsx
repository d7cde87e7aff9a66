import { OPTION_PICTURE } from './limits.ts';
import type { QuestionShape } from './schema.ts';

interface QuestionOptionsProps {
  id: string;
  of: QuestionShape;
  chosen: readonly string[];
  isWrong: boolean;
  onChoose: (option: string) => void;
}

/** The options of a radio or checkbox question, below or beside one another. */
export const QuestionOptions = ({ id, of, chosen, isWrong, onChoose }: QuestionOptionsProps) => (
  <div className={`options ${of.orientation}`}>
    {of.options.map((option) => (
      <label key={option.id} className="option">
        {option.imageUrl && (
          <img
            src={option.imageUrl}
            alt=""
            width={OPTION_PICTURE}
            height={OPTION_PICTURE}
            loading="lazy"
          />
        )}
        <span className="choice">
          <input
            type={of.questionType === 'radio' ? 'radio' : 'checkbox'}
            name={`${id}-chosen`}
            value={option.id}
            checked={chosen.includes(option.id)}
            aria-invalid={isWrong || undefined}
            onChange={() => onChoose(option.id)}
          />
          <span>
            {option.title}
            {option.description && <span className="quiet description">{option.description}</span>}
          </span>
        </span>
      </label>
    ))}
  </div>
);
