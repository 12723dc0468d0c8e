import { useState } from 'react';
import { Avatar } from '../ui/avatar';
import { Badge } from '../ui/badge';
import { Button } from '../ui/button';
import { Card } from '../ui/card';
import { Pagination } from '../ui/pagination';
import { Progress } from '../ui/progress';
import { Table } from '../ui/table';
import { Tabs } from '../ui/tabs';
import { Section } from './section';

const students = [
  { id: 1, name: 'Ana Beatriz Nogueira', email: 'ana@exemplo.br', score: 742.5, me: false },
  { id: 2, name: 'João Pedro de Almeida', email: 'joao@exemplo.br', score: 688, me: true },
  { id: 3, name: 'Zilda', email: 'zilda.com.um.endereco.bem.comprido@escola.exemplo.br', score: 601.3, me: false },
];

export function ListsSection() {
  const [tab, setTab] = useState<'ranking' | 'progress'>('ranking');
  const [page, setPage] = useState(4);

  return (
    <Section title="Listas">
      <div className="grid gap-4 md:grid-cols-2">
        <Card>
          <h3 className="text-lg">ENEM 2023</h3>
          <p className="mt-1 mb-4 text-muted">4 disciplinas · 180 questões</p>
          <Button className="w-full">Fazer a prova</Button>
        </Card>
        <Card className="grid content-start gap-5">
          <Progress label="Questões respondidas" value={23} max={45} text="23 de 45" />
          <Progress label="Baixando a prova" value={0} max={10} />
          <Progress label="Enviado" value={10} max={10} />
        </Card>
      </div>
      <Tabs
        label="Turma"
        value={tab}
        onChange={setTab}
        tabs={[
          { value: 'ranking', label: 'Ranking', content: <Ranking /> },
          { value: 'progress', label: 'Progresso', content: <p>Nada por aqui ainda.</p> },
        ]}
      />
      <Pagination page={page} pageCount={9} onChange={setPage} />
    </Section>
  );
}

function Ranking() {
  return (
    <Table
      caption="Ranking da turma"
      rows={students}
      rowKey={({ id }) => id}
      highlight={({ me }) => me}
      columns={[
        { header: 'Estudante', cell: (student) => <Student {...student} /> },
        { header: 'E-mail', cell: ({ email }) => email },
        { header: 'Nota', numeric: true, cell: ({ score }) => score.toLocaleString('pt-BR') },
      ]}
    />
  );
}

function Student({ name, me }: { name: string; me: boolean }) {
  return (
    <span className="flex items-center gap-3">
      <Avatar name={name} />
      {name}
      {me && <Badge tone="info">Você</Badge>}
    </span>
  );
}
