export * from './attempts.js';
export * from './essays.js';
export * from './exam-content.js';
export * from './exams.js';
export * from './invitations.js';
export * from './notifications.js';
export * from './people.js';
export * from './sessions.js';
