import type { AttemptView, RecognitionView } from '@gabarita/contract';
import * as messages from '@gabarita/contract/messages';
import type { Letter } from '@gabarita/enem';
import { useState } from 'react';
import { FormProblem } from '../../app/form/form-problem';
import { Banner } from '../../ui/banner';
import { Button } from '../../ui/button';
import { letterAt, withLetter } from './answer-line';
import { AnswerRow } from './answer-row';
import { DoubtfulQuestion } from './doubtful-question';
import { doubtAbout, lineOf } from './photo-line';
import { PhotoMap, type ShownPhoto } from './photo-map';
import { sendReading } from './send-reading';

type ReviewProps = {
  recognition: RecognitionView;
  photo: ShownPhoto;
  /** Whose sheet it is, when staff send it. */
  studentId: number | undefined;
  mayBeOwn: boolean;
  onSent: (attempt: AttemptView) => void;
  /** What the way back is called. */
  againText: string;
  onAgain: () => void;
};

/** What was read, before it counts: doubtful questions first, everything correctable. */
export function Review({ recognition, photo, studentId, mayBeOwn, onSent, againText, onAgain }: ReviewProps) {
  const [line, setLine] = useState(() => lineOf(recognition));
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const { details } = recognition;
  const places = new Map(details.map(({ index }, place) => [index, place]));
  const choose = (number: number, letter: Letter | null) =>
    setLine((before) => withLetter(before, places.get(number) ?? 0, letter));
  const doubtful = details.filter((question) => doubtAbout(question));

  async function send(): Promise<void> {
    if (!mayBeOwn && studentId === undefined) {
      setProblem(messages.answerSheets.chooseStudent);
      return;
    }
    setProblem(undefined);
    setBusy(true);
    try {
      onSent(await sendReading(recognition, line, studentId));
    } catch (error) {
      setProblem((error instanceof Error && error.message) || messages.answerSheets.sendFailed);
    } finally {
      setBusy(false);
    }
  }

  return (
    <div className="grid grid-cols-1 gap-6">
      <Summary doubtful={doubtful.length} total={details.length} />
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-2">
        <PhotoMap
          photo={photo}
          recognition={recognition}
          line={line}
          onChoose={(place, letter) => setLine((before) => withLetter(before, place, letter))}
        />
        <div className="grid grid-cols-1 gap-6">
          {doubtful.length > 0 && (
            <section className="grid grid-cols-1 gap-3">
              <h2 className="text-xl">Confira estas primeiro</h2>
              <ul className="grid grid-cols-1 gap-5">
                {doubtful.map((question) => (
                  <DoubtfulQuestion
                    key={question.index}
                    question={question}
                    photo={photo}
                    radius={recognition.bubble_radius}
                    chosen={letterAt(line, places.get(question.index) ?? 0)}
                    onChoose={choose}
                  />
                ))}
              </ul>
            </section>
          )}
          <section className="grid grid-cols-1 gap-3">
            <h2 className="text-xl">Respostas lidas</h2>
            <div className="grid grid-cols-[repeat(auto-fill,minmax(17.5rem,1fr))] gap-2">
              {details
                .filter((question) => !doubtful.includes(question))
                .map((question) => (
                  <AnswerRow
                    key={question.index}
                    number={question.index}
                    alternatives={question.letters.map((letter) => ({ letter }))}
                    chosen={letterAt(line, places.get(question.index) ?? 0)}
                    onChoose={choose}
                  />
                ))}
            </div>
          </section>
          <FormProblem text={problem} />
          <div className="flex flex-wrap gap-3">
            <Button size="lg" busy={busy && 'Enviando...'} onClick={() => void send()}>
              Confirmar e enviar
            </Button>
            <Button variant="outline" size="lg" onClick={onAgain}>
              {againText}
            </Button>
          </div>
        </div>
      </div>
    </div>
  );
}

function Summary({ doubtful, total }: { doubtful: number; total: number }) {
  if (doubtful === 0) {
    return <Banner tone="success">Lemos as {total} questões com segurança. Confira e envie.</Banner>;
  }
  const which = doubtful === 1 ? 'Uma questão precisa' : `${doubtful} questões precisam`;
  return <Banner tone="warning">{which} do seu olhar. Nada é enviado antes de você confirmar.</Banner>;
}
