/**
 * What the practice engine promises, held against real answers and simulated students.
 *
 *   npm run bench:practice
 */
import { adaptiveTable } from './adaptive.js';
import { choosingSpeed } from './choosing-speed.js';
import { forecastTable } from './forecast.js';
import { realExams } from './real-exams.js';
import { studyTable } from './study.js';
import { yearTable } from './year-of-study.js';

const exams = realExams();
const { pool, milliseconds } = choosingSpeed();
console.log(`${milliseconds.toFixed(2)} ms to choose the next of ${pool} questions (one core, warm)`);
console.log('Twenty questions of each exam, chosen adaptively, against the official score:');
console.table(adaptiveTable(exams));
console.log('A year of simulated treinos of ten:');
console.table(yearTable(exams));
console.log('What mending five questions brings, in points:');
console.table(studyTable(exams));
console.log('The forecast from half of an exam, against the other half:');
console.table(forecastTable(exams));
