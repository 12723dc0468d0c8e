export * from './exam-content.js';
export * from './people.js';
