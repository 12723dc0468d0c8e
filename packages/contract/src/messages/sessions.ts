export const sessions = {
  whichExam: 'Diga qual prova: o simulado, ou o ano e a área.',
  finished: 'Prova Finalizada!',
  progressSaved: 'Progresso salvo automaticamente!',
  extraMinutes: 'Informe de 0 a 600 minutos.',
  extraTimeSaved: 'Tempo adicional salvo.',
};
