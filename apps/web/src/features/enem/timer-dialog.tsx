import { areasOfDay, DISCIPLINE_LABELS, type Discipline, type ExamDay } from '@gabarita/enem';
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
import { resumePath } from '../../app/exam-paths';
import { useUser } from '../../app/session/session';
import { disciplineOfDay } from '../../offline/exam-name';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { useFirstErrorFocus } from '../../ui/use-first-error-focus';
import { DayChoice } from './day-choice';
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
  const whole = discipline === 'prova-completa';
  const [day, setDay] = useState<ExamDay | null>(null);
  const asksLanguage =
    day === null ? whole || discipline === 'linguagens' : areasOfDay(year, day).includes('linguagens');
  const languages = asksLanguage ? edition.languages : [];
  const usual = minutesOf(edition, discipline, day) * 60;

  const [seconds, setSeconds] = useState(() => chosenTime(userId, year, discipline) ?? usual);
  const [topic, setTopic] = useState(() => chosenTopic(userId, year, topics));
  const [language, setLanguage] = useState(() => chosenLanguage(userId));
  const chooseDay = (chosen: ExamDay | null) => {
    setDay(chosen);
    setSeconds(
      chosenTime(userId, year, disciplineOfDay(discipline, chosen)) ?? minutesOf(edition, discipline, chosen) * 60,
    );
  };
  const [errors, setErrors] = useState<{ language?: string }>({});
  const form = useFirstErrorFocus(errors);

  const start = (event: FormEvent) => {
    event.preventDefault();
    if (languages.length > 0 && language === undefined) {
      setErrors({ language: LANGUAGE_MISSING });
      return;
    }
    chooseTime(userId, year, disciplineOfDay(discipline, day), seconds);
    if (topics.length > 0 && topic !== undefined) chooseTopic(userId, year, topic);
    if (languages.length > 0 && language !== undefined) chooseLanguage(userId, language);
    void navigate(resumePath({ year, discipline, customId: null, day }));
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
        {whole && <DayChoice year={year} value={day} onChange={chooseDay} />}
        <TimePicker seconds={seconds} usual={usual} onChange={setSeconds} />
        {topics.length > 0 && <TopicChoice topics={topics} value={topic} onChange={setTopic} />}
        {languages.length > 0 && (
          <LanguageChoice languages={languages} value={language} error={errors.language} onChange={setLanguage} />
        )}
      </form>
    </Dialog>
  );
}
