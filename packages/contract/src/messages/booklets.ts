export const booklets = {
  unknown: 'Este caderno não é deste ano.',
  languageRequired: 'Escolha a língua estrangeira da sua prova.',
  answersRequired: 'Informe as suas respostas.',
  lettersOnly: 'Use as letras de A a E, ponto ou hífen para em branco e * para marca dupla.',
  keyClosed: 'Um simulado da sua turma usa questões desta prova. A nota fica disponível quando o gabarito dele abrir.',
};
