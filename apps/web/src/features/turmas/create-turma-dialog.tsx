import { messages } from '@gabarita/contract/messages';
import { Dices } from 'lucide-react';
import { useId, useState } from 'react';
import { FormProblem } from '../../app/form/form-problem';
import { text, useForm } from '../../app/form/use-form';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { Field } from '../../ui/field';
import { TextArea } from '../../ui/text-area';
import { useToast } from '../../ui/toast-context';
import { CodeField } from './code-field';
import { generateCode } from './turma-code';
import { useCreateTurma } from './use-turmas';

export function CreateTurmaDialog({ onClose }: { onClose: () => void }) {
  const [code, setCode] = useState('');
  const create = useCreateTurma();
  const toast = useToast();
  const formId = useId();

  const { form, busy, errors, problem } = useForm({
    failed: messages.turmas.createFailed,
    send: async (values) => {
      const { name } = await create.mutateAsync({
        name: text(values, 'name'),
        description: text(values, 'description'),
        code: text(values, 'code'),
      });
      toast(`Turma ${name} criada.`);
      onClose();
    },
  });

  return (
    <Dialog
      open
      onClose={onClose}
      title="Criar turma"
      description="Quem tem o código entra na turma: conte-o só à classe."
      actions={
        <>
          <Button variant="outline" onClick={onClose}>
            Cancelar
          </Button>
          <Button type="submit" form={formId} busy={busy && 'Criando...'}>
            Criar turma
          </Button>
        </>
      }
    >
      <form {...form} id={formId} className="grid grid-cols-1 gap-4">
        <FormProblem text={problem} />
        <Field
          label="Nome"
          name="name"
          placeholder="3º ano A"
          required
          data-problem={messages.turmas.nameRequired}
          error={errors.name}
        />
        <TextArea
          label="Descrição"
          name="description"
          placeholder="Turma da manhã, unidade Centro"
          rows={2}
          required
          data-problem={messages.turmas.descriptionRequired}
          error={errors.description}
        />
        <CodeField value={code} onChange={setCode} error={errors.code} help="6 dígitos: digite ou gere um." />
        <Button variant="outline" onClick={() => setCode(generateCode())} className="justify-self-start">
          <Dices aria-hidden />
          Gerar código
        </Button>
      </form>
    </Dialog>
  );
}
