import { RadioGroup } from '../../ui/radio-group';

type TopicChoiceProps = { topics: readonly string[]; value: string | undefined; onChange: (topic: string) => void };

export function TopicChoice({ topics, value, onChange }: TopicChoiceProps) {
  return (
    <RadioGroup
      legend="Tema da redação"
      name="topic"
      value={value ?? null}
      onChange={onChange}
      options={topics.map((topic) => ({ value: topic, label: topic }))}
    />
  );
}
