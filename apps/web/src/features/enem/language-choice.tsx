import { FOREIGN_LANGUAGE_LABELS, type ForeignLanguage } from '@gabarita/enem';
import { RadioGroup } from '../../ui/radio-group';

type LanguageChoiceProps = {
  languages: readonly ForeignLanguage[];
  value: ForeignLanguage | undefined;
  error: string | undefined;
  onChange: (language: ForeignLanguage) => void;
};

/** Nobody's language is guessed the first time: five questions depend on it, and it is fixed once the exam starts. */
export function LanguageChoice({ languages, value, error, onChange }: LanguageChoiceProps) {
  return (
    <RadioGroup
      legend="Língua estrangeira"
      name="language"
      value={value ?? null}
      onChange={onChange}
      error={value === undefined ? error : undefined}
      options={languages.map((language) => ({ value: language, label: FOREIGN_LANGUAGE_LABELS[language] }))}
    />
  );
}
