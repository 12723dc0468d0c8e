import type { ExamPaper } from '@gabarita/contract';
import { useState } from 'react';
import { Banner } from '../../ui/banner';
import { Card } from '../../ui/card';
import { Checkbox } from '../../ui/checkbox';

type ExamOptionsProps = { exam: ExamPaper | undefined; isEssay: boolean; onEssay: (isEssay: boolean) => void };

/** The choices that are yes or no, with the defaults of section 5. */
export function ExamOptions({ exam, isEssay, onEssay }: ExamOptionsProps) {
  const [keyAtOnce, setKeyAtOnce] = useState(exam?.show_immediate_answer_key ?? true);
  return (
    <Card className="grid grid-cols-1 gap-1">
      <h2 className="mb-2 text-lg">Como funciona</h2>
      <Checkbox
        label="Mostrar o gabarito assim que o aluno terminar"
        name="show_immediate_answer_key"
        checked={keyAtOnce}
        onChange={({ target }) => setKeyAtOnce(target.checked)}
        help={!keyAtOnce && 'O gabarito abre quando ninguém mais puder estar fazendo a prova.'}
      />
      {keyAtOnce && (
        <div className="mb-2 ml-9">
          <Banner tone="warning">
            Quem termina antes pode passar o gabarito a colegas que ainda estão fazendo a prova.
          </Banner>
        </div>
      )}
      <Checkbox
        label="Permitir várias tentativas"
        name="allow_multiple_attempts"
        defaultChecked={exam?.allow_multiple_attempts ?? true}
        help="A primeira é a que vale no ranking; as outras são treino."
      />
      <Checkbox
        label="Nota pela TRI"
        name="use_tri"
        defaultChecked={exam?.use_tri ?? true}
        help="Desmarcada, a nota vai de 0 a 10."
      />
      {exam === undefined ? (
        <Checkbox
          label="É uma redação"
          name="is_redacao"
          checked={isEssay}
          onChange={({ target }) => onEssay(target.checked)}
          help="Em vez de questões, o simulado tem um tema, e as redações chegam para a sua correção."
        />
      ) : (
        // Decided when the exam was created.
        isEssay && <input type="hidden" name="is_redacao" value="on" />
      )}
      <Checkbox
        label="Visível para os alunos"
        name="is_active"
        defaultChecked={exam?.is_active ?? true}
        help="Eles só o veem depois que as questões forem enviadas."
      />
    </Card>
  );
}
