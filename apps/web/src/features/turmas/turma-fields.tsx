import * as messages from '@gabarita/contract/messages';
import { Field } from '../../ui/field';
import { TextArea } from '../../ui/text-area';

type TurmaFieldsProps = {
  errors: Record<string, string | undefined>;
  turma?: { name: string; description: string };
};

/** Name and description, the same wherever a turma is made or changed. */
export function TurmaFields({ errors, turma }: TurmaFieldsProps) {
  return (
    <>
      <Field
        label="Nome"
        name="name"
        placeholder="3º ano A"
        required
        defaultValue={turma?.name}
        data-problem={messages.turmas.nameRequired}
        error={errors.name}
      />
      <TextArea
        label="Descrição"
        name="description"
        placeholder="Turma da manhã, unidade Centro"
        rows={2}
        required
        defaultValue={turma?.description}
        data-problem={messages.turmas.descriptionRequired}
        error={errors.description}
      />
    </>
  );
}
