export const results = {
  keyCorrected: 'Gabarito corrigido. As notas são recalculadas, e as anteriores ficam guardadas.',
  annulled: 'Questão anulada. As notas são recalculadas, e as anteriores ficam guardadas.',
  offerTaken: 'Correção aceita. As notas são recalculadas, e as anteriores ficam guardadas.',
  offerDeclined: 'O simulado mantém o gabarito que tinha.',
  offerReason: 'Correção do banco de questões',
  sameKey: 'Este já é o gabarito da questão.',
  letterUnknown: 'A questão não tem esta alternativa.',
  reasonRequired: 'Diga por que o gabarito muda. Os alunos e a escola podem perguntar.',
  minutes: 'Informe de 1 a 600 minutos.',
  extended: (minutes: number) => `Prova prorrogada em ${minutes} min para este aluno.`,
  keySeen:
    'Este aluno já viu o gabarito. Confirme se quer reabrir assim mesmo: a tentativa deixa de contar no ranking.',
  keyOut:
    'O gabarito já foi liberado aos outros alunos. Confirme se quer abrir a prova assim mesmo: ela não conta no ranking.',
  reopened: (minutes: number) => `Prova reaberta por ${minutes} min para este aluno.`,
};
