import { LETTERS } from '@gabarita/enem';
import { strToU8, zipSync } from 'fflate';
import type { ExchangeQuestion } from '../question.js';
import { toXhtml, toXhtmlLine } from '../text/markdown-to-xhtml.js';
import { escapeXml } from '../text/xml.js';

const QTI = 'http://www.imsglobal.org/xsd/imsqti_v2p1';
const QTI_SCHEMA = `${QTI} http://www.imsglobal.org/xsd/qti/qtiv2p1/imsqti_v2p1.xsd`;
const XSI = 'xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"';
const XML = '<?xml version="1.0" encoding="UTF-8"?>';

/** A content package of IMS QTI 2.1: a manifest, and a file for each question. */
export function exportQti(title: string, questions: readonly ExchangeQuestion[]): Uint8Array {
  const items = questions.map((question, place) => ({ id: `questao-${place + 1}`, question }));
  const files = items.map(({ id, question }) => [`items/${id}.xml`, strToU8(item(id, question))] as const);
  return zipSync({ 'imsmanifest.xml': strToU8(manifest(title, items)), ...Object.fromEntries(files) });
}

const manifest = (title: string, items: { id: string }[]): string => `${XML}
<manifest xmlns="http://www.imsglobal.org/xsd/imscp_v1p1" xmlns:imsmd="http://ltsc.ieee.org/xsd/LOM" ${XSI} identifier="gabarita-simulado">
  <metadata>
    <schema>QTIv2.1 Package</schema>
    <schemaversion>1.0.0</schemaversion>
    <imsmd:lom><imsmd:general><imsmd:title><imsmd:string language="pt-BR">${escapeXml(title)}</imsmd:string></imsmd:title></imsmd:general></imsmd:lom>
  </metadata>
  <organizations/>
  <resources>
${items
  .map(
    ({ id }) =>
      `    <resource identifier="res-${id}" type="imsqti_item_xmlv2p1" href="items/${id}.xml"><file href="items/${id}.xml"/></resource>\n`,
  )
  .join('')}  </resources>
</manifest>
`;

function item(id: string, { statement, alternatives, correct, explanation }: ExchangeQuestion): string {
  const choices = alternatives.map(
    (text, place) => `      <simpleChoice identifier="${LETTERS[place]}">${toXhtmlLine(text)}</simpleChoice>\n`,
  );
  return `${XML}
<assessmentItem xmlns="${QTI}" ${XSI} xsi:schemaLocation="${QTI_SCHEMA}" identifier="${id}" title="${id}" adaptive="false" timeDependent="false" xml:lang="pt-BR">
  <responseDeclaration identifier="RESPONSE" cardinality="single" baseType="identifier">
    <correctResponse><value>${LETTERS[correct]}</value></correctResponse>
  </responseDeclaration>
  <outcomeDeclaration identifier="SCORE" cardinality="single" baseType="float"/>
${explanation === '' ? '' : '  <outcomeDeclaration identifier="FEEDBACK" cardinality="single" baseType="identifier"/>\n'}  <itemBody>
    <div>${toXhtml(statement)}</div>
    <choiceInteraction responseIdentifier="RESPONSE" shuffle="false" maxChoices="1">
${choices.join('')}    </choiceInteraction>
  </itemBody>
  <responseProcessing${explanation === '' ? ` template="http://www.imsglobal.org/question/qti_v2p1/rptemplates/match_correct"/>` : scored}
${
  explanation === ''
    ? ''
    : `  <modalFeedback outcomeIdentifier="FEEDBACK" identifier="COMMENT" showHide="show">${toXhtml(explanation)}</modalFeedback>\n`
}</assessmentItem>
`;
}

/** As the `match_correct` template does, and the comment is shown whatever was answered. */
const scored = `>
    <responseCondition>
      <responseIf>
        <match><variable identifier="RESPONSE"/><correct identifier="RESPONSE"/></match>
        <setOutcomeValue identifier="SCORE"><baseValue baseType="float">1</baseValue></setOutcomeValue>
      </responseIf>
      <responseElse>
        <setOutcomeValue identifier="SCORE"><baseValue baseType="float">0</baseValue></setOutcomeValue>
      </responseElse>
    </responseCondition>
    <setOutcomeValue identifier="FEEDBACK"><baseValue baseType="identifier">COMMENT</baseValue></setOutcomeValue>
  </responseProcessing>`;
