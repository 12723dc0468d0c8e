const people = (count: number) =>
  count === 1 ? '1 aluno convidado' : `${count.toLocaleString('pt-BR')} alunos convidados`;

export const invitations = {
  mailed: (count: number) => `${people(count)} por e-mail. Os convites saem nos próximos minutos.`,
  coded: (count: number) => `${people(count)}. Imprima os códigos agora: eles não aparecem de novo.`,
  none: 'Todos os alunos da lista já estão na turma.',
  cancelled: 'Convite cancelado.',
  noStudents: 'A lista não tem nenhum aluno.',
  tooMany: 'Envie no máximo 2.000 alunos por vez.',
  repeated: 'Este e-mail aparece mais de uma vez na lista.',
  staff: 'Este e-mail é de alguém da equipe da escola.',
  noMail: 'Esta escola não envia e-mails. Use códigos impressos.',
};
