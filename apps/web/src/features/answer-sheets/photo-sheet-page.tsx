import type { AttemptView, RecognitionView } from '@gabarita/contract';
import * as messages from '@gabarita/contract/messages';
import { Keyboard } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { FormProblem } from '../../app/form/form-problem';
import { ButtonLink } from '../../ui/button-link';
import { Card } from '../../ui/card';
import { Page } from '../../ui/page';
import { Progress } from '../../ui/progress';
import { Confirmation } from './confirmation';
import { ExamChoice } from './exam-choice';
import { PhotoChoice } from './photo-choice';
import type { ShownPhoto } from './photo-map';
import type { PreparedPhoto } from './prepare-photo';
import { SentDialog } from './sent-dialog';
import { uploadPhoto } from './upload-photo';
import { usePhotoUrls } from './use-photo-urls';

interface Reading {
  recognition: RecognitionView;
  photo: ShownPhoto;
}

/** /gabarito-foto: a photo of the printed sheet, what it was read as, and only then the result. `?exam={id}` chooses one. */
export function PhotoSheetPage() {
  const [query, setQuery] = useSearchParams();
  const examId = Number(query.get('exam')) || undefined;
  const [problem, setProblem] = useState<string>();
  const [progress, setProgress] = useState<number>();
  const [reading, setReading] = useState<Reading>();
  const [sent, setSent] = useState<AttemptView>();
  const urlOf = usePhotoUrls();
  const startOver = () => {
    setReading(undefined);
    setSent(undefined);
    setProblem(undefined);
  };

  async function read({ blob, width, height }: PreparedPhoto): Promise<void> {
    if (!examId) return setProblem(messages.answerSheets.examAndPhoto);
    setProblem(undefined);
    setProgress(0);
    try {
      const recognition = await uploadPhoto(examId, blob, setProgress);
      setReading({ recognition, photo: { url: urlOf(blob), width, height } });
    } catch (error) {
      setProblem((error instanceof Error && error.message) || messages.answerSheets.recognizeFailed);
    } finally {
      setProgress(undefined);
    }
  }

  return (
    <Page
      title="Enviar Gabarito (Foto)"
      intro="Fotografe o cartão-resposta impresso. Você confere o que foi lido antes de enviar."
      width="wide"
      actions={
        <ButtonLink to="/gabarito" variant="outline">
          <Keyboard aria-hidden />
          Digitar as respostas
        </ButtonLink>
      }
    >
      {reading ? (
        <Confirmation
          key={reading.recognition.id}
          {...reading}
          mayBeOwn
          onSent={setSent}
          againText="Tirar outra foto"
          onAgain={startOver}
        />
      ) : (
        <Card className="grid grid-cols-1 gap-5">
          {/* One photo at a time: of two under way the slower one would win. */}
          <fieldset disabled={progress !== undefined} className="grid min-w-0 grid-cols-1 gap-5">
            <ExamChoice
              value={examId}
              error={undefined}
              onChange={(id) => setQuery(id ? { exam: String(id) } : {}, { replace: true })}
            />
            <PhotoChoice onPhoto={(photo) => void read(photo)} onProblem={setProblem} />
          </fieldset>
          <p className="text-sm text-muted">
            Apoie a folha em uma superfície plana, enquadre os quatro cantos, com boa luz e sem sombras. Só você e os
            professores da turma veem a foto, e ela é apagada em 90 dias.
          </p>
          {progress !== undefined && <Sending share={progress} />}
          <FormProblem text={problem} />
        </Card>
      )}
      {sent && <SentDialog attempt={sent} onAnother={startOver} />}
    </Page>
  );
}

function Sending({ share }: { share: number }) {
  return share < 1 ? (
    <Progress label="Enviando a foto" value={Math.round(share * 100)} max={100} />
  ) : (
    <Progress label="Lendo o cartão..." value={100} max={100} text="Quase pronto" />
  );
}
