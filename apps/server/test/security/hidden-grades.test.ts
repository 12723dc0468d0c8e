import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { anEssayExam, ESSAY, ESSAY_TOPIC } from '../essays.js';
import { aStudent } from '../people.js';
import { useTestApp } from '../test-app.js';

const testApp = useTestApp();

/** A receipt made of parts that a student knows, or can try one after the other. */
function receiptOf(parts: readonly unknown[]): string {
  const letters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
  const digest = createHash('sha256').update(parts.join('|')).digest();
  const code = Array.from(digest.subarray(0, 8), (byte) => letters[byte % letters.length]).join('');
  return `${code.slice(0, 4)}-${code.slice(4)}`;
}

const EVERY_SCORE = Array.from({ length: 1_001 }, (_, score) => score);

it('the receipt of an essay whose grade is hidden does not give it away to whoever tries every grade', async () => {
  const student = await aStudent(testApp());
  const { exam } = await anEssayExam(testApp(), [student], { show_immediate_answer_key: false });
  const { attempt } = await student.browser.call('POST /api/attempts', {
    body: { exam_id: exam.id, essay: { text: ESSAY, topic: ESSAY_TOPIC } },
  });
  const { receipt, score, created_at } = attempt;
  expect(score).toBeNull();
  expect(receipt).toMatch(/^[2-9A-Z]{4}-[2-9A-Z]{4}$/);
  const tried = EVERY_SCORE.map((guess) => receiptOf([student.user.id, created_at, exam.id, guess]));
  expect(tried).not.toContain(receipt);
});
