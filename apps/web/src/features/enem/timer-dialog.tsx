import { DISCIPLINE_LABELS, type Discipline } from '@gabarita/enem';
import { type FormEvent, useId, useState } from 'react';
import { useNavigate } from 'react-router';
import {
  chooseLanguage,
  chooseTime,
  chooseTopic,
  chosenLanguage,
  chosenTime,
  chosenTopic,
} from '../../app/exam-choices';
import { useUser } from '../../app/session/session';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { useFirstErrorFocus } from '../../ui/use-first-error-focus';
import type { Edition } from './default-editions';
import { LanguageChoice } from './language-choice';
import { minutesOf } from './minutes';
import { TimePicker } from './time-picker';
import { TopicChoice } from './topic-choice';

const LANGUAGE_MISSING = 'Escolha Inglês ou Espanhol. Depois de iniciar, não dá para trocar.';

type TimerDialogProps = { edition: Edition; discipline: Discipline; onClose: () => void };

/** The last question before an exam: how much time, and what else the discipline asks for. */
export function TimerDialog({ edition, discipline, onClose }: TimerDialogProps) {
  const { id: userId } = useUser();
  const navigate = useNavigate();
  const formId = useId();
  const { year } = edition;
  const topics = discipline === 'redacao' ? edition.essay_topics.map(({ title }) => title) : [];
  const languages = discipline === 'linguagens' || discipline === 'prova-completa' ? edition.languages : [];
  const usual = minutesOf(edition, discipline) * 60;

  const [seconds, setSeconds] = useState(() => chosenTime(userId, year, discipline) ?? usual);
  const [topic, setTopic] = useState(() => chosenTopic(userId, year, topics));
  const [language, setLanguage] = useState(() => chosenLanguage(userId));
  const [errors, setErrors] = useState<{ language?: string }>({});
  const form = useFirstErrorFocus(errors);

  const start = (event: FormEvent) => {
    event.preventDefault();
    if (languages.length > 0 && language === undefined) {
      setErrors({ language: LANGUAGE_MISSING });
      return;
    }
    chooseTime(userId, year, discipline, seconds);
    if (topics.length > 0 && topic !== undefined) chooseTopic(userId, year, topic);
    if (languages.length > 0 && language !== undefined) chooseLanguage(userId, language);
    void navigate(`/exam/${year}/${discipline}`);
  };

  return (
    <Dialog
      open
      onClose={onClose}
      title="Definir tempo da prova"
      description={`${edition.title} · ${DISCIPLINE_LABELS[discipline]}`}
      actions={
        <>
          <Button variant="outline" onClick={onClose}>
            Cancelar
          </Button>
          <Button type="submit" form={formId}>
            Confirmar e Iniciar
          </Button>
        </>
      }
    >
      <form ref={form} id={formId} onSubmit={start} className="grid grid-cols-1 gap-5">
        <TimePicker seconds={seconds} usual={usual} onChange={setSeconds} />
        {topics.length > 0 && <TopicChoice topics={topics} value={topic} onChange={setTopic} />}
        {languages.length > 0 && (
          <LanguageChoice languages={languages} value={language} error={errors.language} onChange={setLanguage} />
        )}
      </form>
    </Dialog>
  );
}
