import { useState } from 'react';
import { useUser } from '../../app/session/session';
import { keys, readOwned, remove, writeOwned } from '../../lib/storage';
import type { AnswerLine } from './answer-line';

interface SheetDraft {
  line: AnswerLine;
  /** Sent along, so that a sheet is recorded once however often sending is tried. */
  idempotencyKey: string;
}

/** A sheet being filled in. It outlives a reload and a dead battery, and is given up once it was sent. */
export function useSheetDraft(examId: number, studentId: number | undefined) {
  const { id } = useUser();
  const key = keys.answerSheet(examId, studentId ?? id);
  const [draft, setDraft] = useState(() => readDraft(key, id));

  return {
    ...draft,
    setLine: (line: AnswerLine) => {
      const changed = { ...draft, line };
      writeOwned(key, id, changed);
      setDraft(changed);
    },
    discard: () => {
      remove(key);
      setDraft(emptyDraft());
    },
  };
}

function readDraft(key: string, userId: number): SheetDraft {
  const kept = (readOwned(key, userId) ?? {}) as Partial<SheetDraft>;
  const { line, idempotencyKey } = kept;
  return typeof line === 'string' && typeof idempotencyKey === 'string' ? { line, idempotencyKey } : emptyDraft();
}

/** `randomUUID` is missing on plain http, where many schools are. */
const emptyDraft = (): SheetDraft => ({
  line: '',
  idempotencyKey: `sheet-${crypto.getRandomValues(new Uint32Array(4)).join('-')}`,
});
