import type { ExchangeQuestion } from '../question.js';
import { cdata } from '../text/xml.js';

/** Texts go as Markdown, which Moodle knows as a format of its own. */
export const exportMoodleXml = (questions: readonly ExchangeQuestion[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<quiz>\n${questions.map((question, place) => written(question, place + 1)).join('')}</quiz>\n`;

function written({ statement, alternatives, correct, explanation }: ExchangeQuestion, number: number): string {
  const answers = alternatives.map(
    (text, place) => `    <answer fraction="${place === correct ? 100 : 0}" format="markdown">
      <text>${cdata(text)}</text>
      <feedback format="markdown"><text></text></feedback>
    </answer>
`,
  );
  return `  <question type="multichoice">
    <name><text>Questão ${number}</text></name>
    <questiontext format="markdown"><text>${cdata(statement)}</text></questiontext>
    <generalfeedback format="markdown"><text>${cdata(explanation)}</text></generalfeedback>
    <defaultgrade>1</defaultgrade>
    <penalty>0</penalty>
    <hidden>0</hidden>
    <single>true</single>
    <shuffleanswers>false</shuffleanswers>
    <answernumbering>ABCD</answernumbering>
${answers.join('')}  </question>
`;
}
