export * from './exam-content.js';
export * from './exams.js';
export * from './people.js';
