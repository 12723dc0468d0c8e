export const countedQuestions = (count: number) => (count === 1 ? '1 questão' : `${count} questões`);
