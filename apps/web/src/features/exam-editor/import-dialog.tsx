import { useMutation } from '@tanstack/react-query';
import { FileUp } from 'lucide-react';
import { useRef, useState } from 'react';
import { FormProblem } from '../../app/form/form-problem';
import { Banner } from '../../ui/banner';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { Progress } from '../../ui/progress';
import { TextArea } from '../../ui/text-area';
import type { DraftQuestion } from './exam-draft';
import { ImportPreview } from './import-preview';
import { importIntoDraft, readQuestions } from './read-question-file';

type ImportDialogProps = {
  onClose: () => void;
  /** How many questions still fit in the exam. */
  room: number;
  onImport: (questions: DraftQuestion[]) => void;
};

const FILES = '.csv,.txt,.gift,.xml,text/csv,text/plain,application/xml,text/xml';

/** Questions of a file, or pasted: read, shown, and added to the draft only when every one of them can be. */
export function ImportDialog({ onClose, room, onImport }: ImportDialogProps) {
  const input = useRef<HTMLInputElement>(null);
  const leaving = useRef(new AbortController());
  const [pasted, setPasted] = useState('');
  const [part, setPart] = useState(0);
  const read = useMutation({ mutationFn: readQuestions });
  const add = useMutation({
    mutationFn: (questions: NonNullable<typeof read.data>['questions']) =>
      importIntoDraft(questions, setPart, leaving.current.signal),
    onSuccess: onImport,
  });
  const close = () => {
    leaving.current.abort();
    onClose();
  };
  const { questions = [], problems = [] } = read.data ?? {};
  const tooMany = questions.length > room;
  const ready = questions.length > 0 && problems.length === 0 && !tooMany;

  return (
    <Dialog
      open
      onClose={close}
      title="Importar questões"
      description="De uma planilha (CSV) ou do Moodle (GIFT ou XML). Você confere antes de adicionar."
      actions={
        <>
          <Button variant="outline" onClick={close}>
            Cancelar
          </Button>
          <Button disabled={!ready} busy={add.isPending && 'Adicionando...'} onClick={() => add.mutate(questions)}>
            {ready ? `Adicionar ${questions.length === 1 ? '1 questão' : `${questions.length} questões`}` : 'Adicionar'}
          </Button>
        </>
      }
    >
      <input
        ref={input}
        type="file"
        accept={FILES}
        hidden
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) read.mutate(file);
          target.value = '';
        }}
      />
      <Button variant="outline" busy={read.isPending && 'Lendo...'} onClick={() => input.current?.click()}>
        <FileUp aria-hidden />
        Escolher arquivo
      </Button>
      <TextArea
        label="Ou cole o texto aqui"
        optional
        rows={3}
        value={pasted}
        onChange={({ target }) => {
          setPasted(target.value);
          if (target.value.trim() === '') read.reset();
          else read.mutate(target.value);
        }}
        help="Na planilha, a primeira linha dá nome às colunas: enunciado, A, B, C, D, E, correta, comentario."
      />
      {read.data && <ImportPreview {...read.data} />}
      {tooMany && <Banner tone="warning">O simulado só tem lugar para mais {room}.</Banner>}
      {add.isPending && <Progress label="Enviando imagens" value={Math.round(part * 100)} max={100} />}
      <FormProblem text={(read.error ?? add.error)?.message} />
    </Dialog>
  );
}
