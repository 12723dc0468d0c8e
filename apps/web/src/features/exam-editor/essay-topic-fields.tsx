import type { ExamPaper } from '@gabarita/contract';
import * as messages from '@gabarita/contract/messages';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { Field } from '../../ui/field';
import { TextArea } from '../../ui/text-area';

const TEXTS_MAX = 10;

type EssayTopicFieldsProps = { topic: ExamPaper['essay_topic']; error: string | undefined };

/** The theme of an essay and the texts that go with it. */
export function EssayTopicFields({ topic, error }: EssayTopicFieldsProps) {
  const [texts, setTexts] = useState(() => (topic?.texts.length ? topic.texts.map(({ body }) => body) : ['', '']));
  return (
    <Card className="grid grid-cols-1 gap-5">
      <h2 className="text-lg">Tema da redação</h2>
      <Field
        label="Tema"
        name="essay_topic.title"
        required
        defaultValue={topic?.title}
        data-problem={messages.exams.topicRequired}
        error={error}
      />
      {texts.map((body, place) => (
        <TextArea
          // biome-ignore lint/suspicious/noArrayIndexKey: texts are only ever added at the end
          key={place}
          label={`Texto motivador ${place + 1}`}
          name="essay_text"
          optional
          rows={4}
          defaultValue={body}
        />
      ))}
      {texts.length < TEXTS_MAX && (
        <Button variant="outline" onClick={() => setTexts([...texts, ''])} className="justify-self-start">
          <Plus aria-hidden />
          Adicionar texto motivador
        </Button>
      )}
    </Card>
  );
}
