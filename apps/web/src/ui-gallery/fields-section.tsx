import { useState } from 'react';
import { Checkbox } from '../ui/checkbox';
import { Field } from '../ui/field';
import { RadioGroup } from '../ui/radio-group';
import { Segments } from '../ui/segments';
import { Select } from '../ui/select';
import { TextArea } from '../ui/text-area';
import { Section } from './section';

const roles = [
  { value: 'student', label: 'Estudante', help: 'Faz provas e vê os próprios resultados.' },
  { value: 'teacher', label: 'Professor', help: 'Cria provas e acompanha turmas.' },
  { value: 'admin', label: 'Administrador', help: 'Só com um convite.', disabled: true },
] as const;

const scopes = [
  { value: 'turma', label: 'Minha turma' },
  { value: 'geral', label: 'Geral' },
] as const;

export function FieldsSection() {
  const [role, setRole] = useState<(typeof roles)[number]['value'] | null>('student');
  const [scope, setScope] = useState<(typeof scopes)[number]['value']>('geral');

  return (
    <Section title="Campos">
      <div className="grid items-start gap-6 md:grid-cols-2">
        <Field label="Nome" placeholder="Como você quer ser chamado" />
        <Field label="Escola" optional help="Aparece só para os seus professores." />
        <Field label="E-mail" type="email" defaultValue="ana@escola" error="Informe um e-mail válido." />
        <Field label="Senha" type="password" defaultValue="segredo123" help="No mínimo 8 caracteres." />
        <Field label="Código da turma" disabled defaultValue="482913" />
        <Select label="Ano" help="Da prova do ENEM.">
          <option>2024</option>
          <option>2023</option>
        </Select>
        <Select label="Disciplina" error="Escolha uma disciplina." defaultValue="">
          <option value="">Escolha…</option>
          <option>Linguagens</option>
        </Select>
        <TextArea label="Mensagem" help="Conte o que aconteceu." />
        <RadioGroup legend="Você é" name="role" value={role} onChange={setRole} options={roles} />
        <div>
          <Checkbox label="Este computador é compartilhado" help="A sessão termina quando você fechar o navegador." />
          <Checkbox label="Embaralhar as questões" defaultChecked />
          <Checkbox label="Li e aceito os termos" error="É preciso aceitar os termos." />
          <Checkbox label="Não disponível" disabled />
        </div>
        <RadioGroup
          legend="Idioma"
          name="language"
          value={null}
          onChange={() => {}}
          options={[
            { value: 'en', label: 'Inglês' },
            { value: 'es', label: 'Espanhol' },
          ]}
          error="Escolha o idioma."
        />
        <Segments legend="Quem" name="scope" value={scope} onChange={setScope} options={scopes} />
      </div>
    </Section>
  );
}
